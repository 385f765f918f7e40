// The city as data: our own geography, laid out so that its borders and bridges join what the board joins.
// Districts are listed by named points which they share with their neighbours, so borders fit exactly.

export type Point = readonly [x: number, y: number];

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Area {
  no: number;
  cost: number; // of a building, as printed
  outline: string[]; // names of points, clockwise
  room: Box; // kept free of roofs: the name, the building and the figures
  trouble: Point; // where it smokes
}

export interface Bridge {
  joins: readonly [number, number];
  from: Point;
  to: Point;
}

export const WIDTH = 1000;
export const HEIGHT = 862;

export const POINTS: Record<string, Point> = {
  // the wall, clockwise from where the river comes in
  a0: [32, 386],
  a1: [46, 296],
  a2: [92, 204],
  a3: [160, 130],
  a4: [246, 70],
  a5: [338, 36],
  a6: [432, 20],
  a7: [504, 15],
  a8: [576, 19],
  a9: [682, 38],
  a10: [782, 82],
  a11: [866, 150],
  a12: [932, 240],
  a13: [968, 340],
  a14: [974, 446],
  a15: [950, 546],
  b0: [924, 612],
  b1: [886, 694],
  b2: [818, 764],
  b3: [708, 816],
  b4: [632, 838],
  b5: [544, 847],
  b6: [442, 840],
  b7: [350, 824],
  b8: [268, 788],
  b9: [196, 736],
  b10: [99, 664],
  b11: [51, 560],
  b12: [36, 452],
  // the north bank, downstream
  n1: [110, 402],
  n2: [180, 428],
  n3: [240, 455],
  n4: [316, 474],
  n5: [384, 452],
  n6: [430, 408],
  n7: [472, 382],
  n8: [528, 370],
  n9: [592, 382],
  n10: [646, 418],
  n11: [694, 452],
  n12: [744, 480],
  n13: [802, 492],
  n14: [872, 506],
  // the south bank, downstream
  s1: [106, 466],
  s2: [172, 492],
  s3: [236, 520],
  s4: [300, 536],
  s5: [346, 548],
  s6: [388, 578],
  s7: [424, 616],
  s8: [468, 642],
  s9: [544, 657],
  s10: [612, 644],
  s11: [662, 608],
  s12: [716, 568],
  s13: [774, 550],
  s14: [852, 568],
  // the isle
  i0: [422, 494],
  i1: [460, 444],
  i2: [526, 417],
  i3: [592, 428],
  i4: [644, 466],
  i5: [674, 520],
  i6: [634, 574],
  i7: [562, 604],
  i8: [490, 592],
  i9: [438, 552],
  // streets between the districts
  t123: [226, 268],
  t234: [402, 242],
  t456: [612, 246],
  t567: [802, 278],
  u12: [214, 360],
  u13: [206, 196],
  u24: [442, 310],
  u34: [420, 130],
  u45: [618, 314],
  u46: [598, 132],
  u56: [706, 250],
  u57: [808, 388],
  u67: [840, 216],
  v89: [676, 706],
  v911: [450, 740],
  v1112: [260, 640],
};

const names = (list: string) => list.split(" ");

/** Lines that run smoothly through their points. */
export const LINES = {
  northBank: names("n1 n2 n3 n4 n5 n6 n7 n8 n9 n10 n11 n12 n13 n14"),
  southBank: names("s1 s2 s3 s4 s5 s6 s7 s8 s9 s10 s11 s12 s13 s14"),
  northWall: names("a0 a1 a2 a3 a4 a5 a6 a7 a8 a9 a10 a11 a12 a13 a14 a15"),
  southWall: names("b0 b1 b2 b3 b4 b5 b6 b7 b8 b9 b10 b11 b12"),
  isle: names("i0 i1 i2 i3 i4 i5 i6 i7 i8 i9 i0"),
  streets: [
    names("n3 u12 t123 u13 a3"),
    names("a6 u34 t234 u24 n7"),
    names("a8 u46 t456 u45 n9"),
    names("t123 t234"),
    names("t456 u56 t567"),
    names("n13 u57 t567 u67 a11"),
    names("s11 v89 b3"),
    names("s8 v911 b6"),
    names("s4 v1112 b9"),
  ],
};

/** The river's course outside the wall, upstream and downstream of each bank. */
export const OUTSIDE: Record<"northBank" | "southBank", readonly [Point, Point]> = {
  northBank: [
    [-40, 366],
    [1040, 590],
  ],
  southBank: [
    [-40, 440],
    [1030, 672],
  ],
};

/** Where the water shows that it flows, more or less. */
export const CURRENTS: Point[][] = [
  [
    [-40, 396],
    [40, 412],
    [120, 432],
    [200, 466],
    [280, 496],
    [350, 508],
    [400, 494],
  ],
  [
    [-40, 420],
    [60, 436],
    [150, 458],
    [230, 494],
    [310, 514],
    [370, 530],
    [414, 570],
    [460, 616],
  ],
  [
    [400, 480],
    [436, 434],
    [490, 404],
    [540, 394],
    [600, 404],
    [650, 438],
    [700, 490],
  ],
  [
    [460, 616],
    [540, 632],
    [610, 620],
    [664, 576],
    [720, 532],
    [780, 514],
    [860, 532],
    [960, 590],
    [1040, 640],
  ],
  [
    [690, 480],
    [740, 506],
    [820, 524],
    [900, 548],
    [1040, 612],
  ],
];

export const AREAS: Area[] = [
  area(1, 6, "a0 a1 a2 a3 u13 t123 u12 n3 n2 n1", [80, 208, 130, 194], [158, 176]),
  area(2, 18, "t123 t234 u24 n7 n6 n5 n4 n3 u12", [238, 276, 168, 160], [434, 362]),
  area(3, 12, "a3 a4 a5 a6 u34 t234 t123 u13", [216, 96, 188, 142], [364, 66]),
  area(4, 18, "a6 a7 a8 u46 t456 u45 n9 n8 n7 u24 t234 u34", [446, 44, 142, 262], [566, 330]),
  area(5, 6, "t456 u56 t567 u57 n13 n12 n11 n10 n9 u45", [636, 274, 156, 142], [768, 448]),
  area(6, 12, "a8 a9 a10 a11 u67 t567 u56 t456 u46", [616, 86, 180, 150], [824, 172]),
  area(7, 6, "a11 a12 a13 a14 a15 n14 n13 u57 t567 u67", [822, 270, 134, 212], [886, 228]),
  area(8, 6, "s11 s12 s13 s14 b0 b1 b2 b3 v89", [694, 588, 166, 140], [772, 757]),
  area(9, 12, "s8 s9 s10 s11 v89 b3 b4 b5 b6 v911", [470, 672, 154, 152], [652, 736]),
  area(10, 12, "i0 i1 i2 i3 i4 i5 i6 i7 i8 i9", [448, 446, 170, 136], [643, 522]),
  area(11, 18, "s4 s5 s6 s7 s8 v911 b6 b7 b8 b9 v1112", [272, 622, 168, 164], [314, 590]),
  area(12, 12, "s1 s2 s3 s4 v1112 b9 b10 b11 b12", [106, 530, 150, 124], [190, 688]),
];

export const BRIDGES: Bridge[] = [
  { joins: [1, 12], from: [168, 423], to: [158, 487] },
  { joins: [2, 12], from: [262, 462], to: [259, 527] },
  { joins: [2, 11], from: [345, 468], to: [332, 544] },
  { joins: [2, 10], from: [408, 430], to: [446, 460] },
  { joins: [4, 10], from: [522, 370], to: [524, 418] },
  { joins: [5, 10], from: [660, 428], to: [626, 450] },
  { joins: [10, 11], from: [452, 566], to: [418, 609] },
  { joins: [9, 10], from: [562, 604], to: [562, 656] },
  { joins: [5, 8], from: [742, 479], to: [749, 557] },
  { joins: [7, 8], from: [868, 505], to: [858, 570] },
];

/** Which areas are joined by the drawing: a shared stretch of border, or a bridge. Pairs such as `2-11`. */
export function joined(): Set<string> {
  const found = new Set(BRIDGES.map(({ joins }) => pair(...joins)));
  const sides = new Map<string, number>();
  for (const { no, outline } of AREAS) {
    outline.forEach((from, place) => {
      const stretch = [from, outline[(place + 1) % outline.length] ?? from].sort().join();
      const other = sides.get(stretch);
      if (other !== undefined) found.add(pair(no, other));
      sides.set(stretch, no);
    });
  }
  return found;
}

function pair(one: number, other: number): string {
  return `${Math.min(one, other)}-${Math.max(one, other)}`;
}

function area(
  no: number,
  cost: number,
  outline: string,
  [x, y, w, h]: [number, number, number, number],
  trouble: Point,
): Area {
  return { no, cost, outline: names(outline), room: { x, y, w, h }, trouble };
}
