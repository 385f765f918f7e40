// The symbols of the cards, drawn on 24 by 24: what is filled, and lines in it in the colour of the ground.
import type { Symbol } from "./cards";

interface Drawn {
  body: string;
  lines: string;
}

export const SYMBOLS: Record<Symbol["kind"], Drawn> = {
  agent: {
    body:
      "M12 2.5A4.6 4.6 0 0 1 15 10.6C18.6 12 20 16.5 20 21.5H4" +
      "C4 16.5 5.4 12 9 10.6A4.6 4.6 0 0 1 12 2.5Z",
    lines: "",
  },
  build: { body: "M2.5 11.5L7.5 4H10V2.5H13V4H16.5L21.5 11.5H19.5V21H4.5V11.5Z", lines: "M10 21V15H14V21" },
  assassinate: {
    body: "M21.5 2.5L12 15.5L8.5 12ZM6.2 11.2L12.8 17.8L11.2 19.4L9 17.2L4.6 21.5L2.5 19.4L6.8 15L4.6 12.8Z",
    lines: "",
  },
  remove_trouble: {
    body: "M7 18C1.8 18 1.6 11 6.2 10.6C5.4 4 14.6 2.6 16 8C21.8 7.2 23 18 16.5 18Z",
    lines: "M3.5 21.5L20.5 3",
  },
  money: { body: "M12 2.5A9.5 9.5 0 0 1 12 21.5A9.5 9.5 0 0 1 12 2.5Z", lines: "" },
  scroll: {
    body: "M6 3H17.5A2.5 2.5 0 0 1 20 5.5V16.5H22A4 4 0 0 1 18 21H8A4 4 0 0 1 4.5 17V8H2A4 4 0 0 1 6 3Z",
    lines: "M8.5 8H16M8.5 12H16M8.5 16H13",
  },
  event: {
    body:
      "M12 1.5L14.6 7.2L20.4 4.4L17.6 10.2L23 12.6L17.4 14.8L20 20.6L14.2 17.8L12 23L9.6 17.6" +
      "L3.8 20.4L6.6 14.6L1 12.2L6.8 9.8L4 4L9.8 6.8Z",
    lines: "M12 8V13M12 15.4V16.4",
  },
  play_another: {
    body:
      "M5 2.5H16A2 2 0 0 1 18 4.5V19.5A2 2 0 0 1 16 21.5H5A2 2 0 0 1 3 19.5V4.5A2 2 0 0 1 5 2.5Z" +
      "M19.5 5.5L21.8 6.2V18.5L19.5 19.2Z",
    lines: "M10.5 8V16M6.5 12H14.5",
  },
  reaction: { body: "M14 1.5L4 13.5H10.5L8.5 22.5L20 9.5H13Z", lines: "" },
};
