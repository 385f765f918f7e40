// What each number does, as a pictogram of strokes on 24 x 24.

const PICTOGRAMS = [
  "M4 9H19L15 5M20 15H5L9 19", // two change places
  "M4 12H20M8 8V3M5.5 5.5L8 3L10.5 5.5M16 16V21M13.5 18.5L16 21L18.5 18.5", // some go down, some come up
  "M12 15V3M7.5 7.5L12 3L16.5 7.5M4 14V20H20V14", // out of the deck
  "M5 4V10H15V18M11 14.5L15 18.5L19 14.5M8 21.5H22", // across and onto a pile
  "M20 5H10A5.5 5.5 0 0 0 10 16H16M12.5 11.5L17 16L12.5 20.5M20 5V9", // from there to here
  "M12 3V14M7.5 9.5L12 14L16.5 9.5M4 16H20M6 20H18", // down under the deck
  "M5 20H19M5 16H8M16 16H19M12 17V4M7.5 8.5L12 4L16.5 8.5", // up out of the pile
  "M3 7H7L16 17H21M18 14L21 17L18 20M3 17H7L9.5 14M13.5 9.5L16 7H21M18 4L21 7L18 10", // mixed
];

export const pictogramOf = (card: string) => PICTOGRAMS[Number(card[0]) - 1] ?? "";
