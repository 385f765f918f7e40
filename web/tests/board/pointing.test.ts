import { beforeEach, describe, expect, test } from "vitest";
import { Pointing } from "../../src/board/pointing.svelte";
import { asked, board, option } from "./made";

let answers: string[];
let pointing: Pointing;

beforeEach(() => {
  answers = [];
  pointing = new Pointing((notation) => answers.push(notation));
});

const lit = () => [...pointing.lit].sort();
const left = () => pointing.options.map(({ text }) => text);

const SWAPS = [
  option("swap a pile 1", "card/a", "pile/1"),
  option("swap a pile 2", "card/a", "pile/2"),
  option("swap b pile 2", "card/b", "pile/2"),
];

test("where nothing is asked nothing is lit", () => {
  expect([lit(), left(), pointing.stop]).toEqual([[], [], null]);
  pointing.ask(board(), null);
  pointing.point("card/a");
  expect([lit(), left(), answers]).toEqual([[], [], []]);
});

test("what has no words is told as such, and shakes when it is refused", () => {
  let unheard = 0;
  pointing = new Pointing(
    (notation) => answers.push(notation),
    () => (unheard += 1),
  );
  pointing.ask({ ...board(), attempt: () => null }, asked([option("lay a", "card/a")]));
  pointing.point("pile/1");
  expect([unheard, answers, pointing.refused]).toEqual([1, [], null]);
  pointing.shake();
  expect(pointing.refused).toBe("pile/1");
  pointing.point("card/a");
  expect([unheard, answers]).toEqual([1, ["lay a"]]);
});

describe("pointing", () => {
  test("at the one thing of an option takes it", () => {
    pointing.ask(board(), asked([option("lay a", "card/a"), option("lay b", "card/b")]));
    expect(lit()).toEqual(["card/a", "card/b"]);
    pointing.point("card/b");
    expect(answers).toEqual(["lay b"]);
  });

  test("at one thing after another: each step leaves what goes on from it", () => {
    pointing.ask(board(), asked(SWAPS));
    expect(lit()).toEqual(["card/a", "card/b"]);
    pointing.point("card/a");
    expect([lit(), left(), pointing.path, answers]).toEqual([
      ["pile/1", "pile/2"],
      ["swap a pile 1", "swap a pile 2"],
      ["card/a"],
      [],
    ]);
    pointing.point("pile/2");
    expect([pointing.path, answers]).toEqual([[], ["swap a pile 2"]]);
  });

  test("waits for the second thing even where it is the only one left", () => {
    pointing.ask(board(), asked(SWAPS));
    pointing.point("card/b");
    expect([lit(), left(), answers]).toEqual([["pile/2"], ["swap b pile 2"], []]);
  });

  test("at another first thing begins anew, at the same one takes it back", () => {
    pointing.ask(board(), asked(SWAPS));
    pointing.point("card/a");
    pointing.point("card/b");
    expect(pointing.path).toEqual(["card/b"]);
    pointing.point("card/b");
    expect([pointing.path, lit(), answers]).toEqual([[], ["card/a", "card/b"], []]);
  });

  test("does not take what is whole while something longer begins alike", () => {
    pointing.ask(board(), asked([option("lay a", "card/a"), option("lay a pile 1", "card/a", "pile/1")]));
    pointing.point("card/a");
    expect([answers, left()]).toEqual([[], ["lay a", "lay a pile 1"]]);
    pointing.point("pile/1");
    expect(answers).toEqual(["lay a pile 1"]);
  });

  test("leaves options of the same thing to be told apart by their words", () => {
    pointing.ask(board(), asked([option("lay a", "card/a"), option("burn a", "card/a"), option("lay b", "card/b")]));
    pointing.point("card/a");
    expect([answers, left(), lit()]).toEqual([[], ["lay a", "burn a"], []]);
  });

  test("in any order where the board says so", () => {
    const pair = [option("join 1 2", "one/1", "two/2"), option("join 1 3", "one/1", "two/3")];
    pointing.ask(board([], { anyOrder: ({ label }) => label === "join" }), asked(pair));
    expect([lit(), left()]).toEqual([
      ["one/1", "two/2", "two/3"],
      ["join 1 2", "join 1 3"],
    ]);
    pointing.point("two/3");
    expect(left()).toEqual(["join 1 3"]);
    pointing.point("one/1");
    expect(answers).toEqual(["join 1 3"]);

    pointing.ask(board(), asked(pair, { id: 2 }));
    expect(lit()).toEqual(["one/1"]);
  });
});

describe("what no option allows", () => {
  const KNOWN = ["pass", "lay {card}", "swap {card} pile {pile}"];

  test("is answered all the same, so that the server can say why not", () => {
    pointing.ask(board(KNOWN), asked(SWAPS));
    pointing.point("card/z");
    expect(answers).toEqual(["lay z"]);
  });

  test("is tried with what was pointed at before, and the path is gone", () => {
    pointing.ask(board(KNOWN), asked(SWAPS));
    pointing.point("card/b");
    pointing.point("pile/1");
    expect([answers, pointing.path]).toEqual([["swap b pile 1"], []]);
  });

  test("is tried by itself where it means nothing with what was before", () => {
    pointing.ask(board(["lay {card}"]), asked(SWAPS));
    pointing.point("card/b");
    pointing.point("card/z");
    expect(answers).toEqual(["lay z"]);
  });

  test("and means nothing at all changes nothing", () => {
    pointing.ask(board(KNOWN), asked(SWAPS));
    pointing.point("card/a");
    pointing.point("deck/0");
    expect([answers, pointing.path]).toEqual([[], ["card/a"]]);
  });

  test("at a card of one's own out of turn is answered all the same: the server says why not now", () => {
    const others = { ...asked([], { seat: 0, seats: [1] }), state: { hand: [["a", null], ["b"]] } };
    pointing.ask(board(["lay {card}"]), others);
    for (const spot of ["card/b", "card/c", "pile/1"]) pointing.point(spot); // not in the own hand
    expect(answers).toEqual([]);
    pointing.point("card/a");
    expect(answers).toEqual(["lay a"]);
    pointing.ask(board(["pick {pile}"]), { ...others, decision: asked([], { seat: 0, id: 2, seats: [1] }).decision });
    pointing.point("card/a"); // what is asked has no words for it
    expect(answers).toEqual(["lay a", "a"]);
  });

  test("is left alone by whoever is not asked: another's turn, a spectator", () => {
    for (const more of [{ seats: [1] }, { seat: null }]) {
      pointing.ask(board(KNOWN), asked([], more));
      pointing.point("card/z");
    }
    expect(answers).toEqual([]);
  });
});

describe("dragging", () => {
  const KNOWN = ["swap {card} pile {pile}"];

  test("one thing onto another takes the option of both, whatever was pointed at", () => {
    pointing.ask(board(), asked(SWAPS));
    pointing.point("card/b");
    pointing.drag("card/a", "pile/2");
    expect([answers, pointing.path]).toEqual([["swap a pile 2"], []]);
  });

  test("takes nothing that goes on after the two", () => {
    const longer = [option("move a 1 x", "card/a", "pile/1", "mark/x")];
    pointing.ask(board(), asked(longer));
    expect(pointing.fits("card/a", "pile/1")).toBe(false);
    pointing.drag("card/a", "pile/1");
    expect(answers).toEqual([]);
  });

  test("where it fits is known beforehand", () => {
    pointing.ask(board(KNOWN), asked(SWAPS));
    const fits = ["pile/1", "pile/2", "pile/3", "card/a"].filter((to) => pointing.fits("card/b", to));
    expect(fits).toEqual(["pile/2"]);
  });

  test("home: a card that only has to be pointed at is taken by what dropping it there means", () => {
    const home = board([], { attempt: ([card = "", to]) => (to === "field/0" ? `lay ${card.slice(5)}` : null) });
    pointing.ask(home, asked([option("lay a", "card/a")]));
    expect([pointing.fits("card/a", "field/0"), pointing.fits("card/b", "field/0")]).toEqual([true, false]);
    expect(pointing.fits("card/a", "field/1")).toBe(false);
    pointing.drag("card/a", "field/0");
    pointing.drag("card/a", "field/1");
    expect(answers).toEqual(["lay a"]);
  });

  test("what does not fit is tried, and so is what is dragged out of turn", () => {
    pointing.ask(board(KNOWN), asked(SWAPS));
    pointing.drag("card/b", "pile/1");
    pointing.ask(board(KNOWN), asked([], { seats: [1], id: 2 }));
    pointing.drag("card/a", "pile/1");
    expect(answers).toEqual(["swap b pile 1", "swap a pile 1"]);
  });

  test("what was dropped where is known until something else is pointed at; passing over a thing drops nothing", () => {
    pointing.ask(board(KNOWN), asked(SWAPS));
    pointing.fits("card/a", "pile/1");
    expect(pointing.dropped).toBe(null);
    pointing.drag("card/a", "pile/1");
    expect(pointing.dropped).toEqual(["card/a", "pile/1"]);
    pointing.point("card/b");
    expect(pointing.dropped).toBe(null);
  });
});

describe("a thing in which others lie", () => {
  const city = board([], { inside: (spot) => (spot.startsWith("piece/") ? `area/${spot.at(-1)}` : null) });
  const PIECES = [option("move x1", "piece/x1"), option("move y1", "piece/y1"), option("move x2", "piece/x2")];

  beforeEach(() => pointing.ask(city, asked(PIECES)));

  test("stands for the only one that is lit in it", () => {
    pointing.point("area/2");
    expect([answers, pointing.among]).toEqual([["move x2"], null]);
  });

  test("asks which one is meant, if there are several", () => {
    pointing.point("area/1");
    expect([pointing.among, lit(), left(), answers]).toEqual([
      "area/1",
      ["piece/x1", "piece/y1"],
      ["move x1", "move y1"],
      [],
    ]);
    pointing.point("piece/y1");
    expect([pointing.among, answers]).toEqual([null, ["move y1"]]);
  });

  test("is left again by pointing at it once more, or by going back", () => {
    pointing.point("area/1");
    pointing.point("area/1");
    expect(pointing.among).toBeNull();
    pointing.point("area/1");
    expect(pointing.back()).toBe(true);
    expect([pointing.among, answers]).toEqual([null, []]);
    expect(pointing.back()).toBe(false);
  });

  test("one thing with several options in it is that thing", () => {
    pointing.ask(city, asked([option("move x1", "piece/x1"), option("kill x1", "piece/x1")], { id: 2 }));
    pointing.point("area/1");
    expect([pointing.among, pointing.path, left()]).toEqual([null, ["piece/x1"], ["move x1", "kill x1"]]);
  });
});

test("an option with nothing to point at can only be spoken", () => {
  const pass = option("pass");
  pointing.ask(board(), asked([pass, ...SWAPS]));
  expect(pointing.options.filter((each) => pointing.isSpoken(each))).toEqual([pass]);
  pointing.point("card/a");
  expect(left()).toEqual(["swap a pile 1", "swap a pile 2"]);
});

test("all can be pointed at while spots tell the options apart, whatever a skip needs", () => {
  const skip = { ...option("pass"), skip: true };
  const alike = [option("lay a face up", "card/a"), option("lay a face down", "card/a")];
  pointing.ask(board(), asked([...alike, skip]));
  expect(pointing.isDrawn).toBe(true);
  pointing.point("card/a"); // up or down has no place
  expect([left(), pointing.isDrawn]).toEqual([["lay a face up", "lay a face down"], false]);
  pointing.ask(board(), asked([option("draw"), ...SWAPS], { id: 2 }));
  expect(pointing.isDrawn).toBe(false);
});

test("going back takes one thing after another, until there is none", () => {
  pointing.ask(board(), asked([option("move a 1 x", "card/a", "pile/1", "mark/x")]));
  pointing.point("card/a");
  pointing.point("pile/1");
  expect([pointing.back(), pointing.path]).toEqual([true, ["card/a"]]);
  expect([pointing.back(), pointing.path]).toEqual([true, []]);
  expect(pointing.back()).toBe(false);
});

describe("the same question", () => {
  const begin = () => {
    pointing.ask(board(), asked(SWAPS));
    pointing.point("card/a");
  };

  test("asked again keeps what was pointed at", () => {
    begin();
    pointing.ask(board(), asked([...SWAPS]));
    expect(pointing.path).toEqual(["card/a"]);
  });

  test("is another where its number or its options are others", () => {
    begin();
    pointing.ask(board(), asked(SWAPS, { id: 2 }));
    expect(pointing.path).toEqual([]);
    begin();
    pointing.ask(board(), asked(SWAPS.slice(1)));
    expect(pointing.path).toEqual([]);
    begin();
    pointing.ask(board(), null);
    expect(pointing.path).toEqual([]);
  });
});

test("a previewed option is marked instead of the path, until something is taken", () => {
  pointing.ask(board(), asked(SWAPS));
  pointing.point("card/a");
  expect(pointing.marked).toEqual(["card/a"]);
  pointing.preview = option("swap b pile 2");
  expect(pointing.marked).toEqual(["card/b", "pile/2"]);
  pointing.preview = option("swap z pile 9"); // a hint that nothing on the board stands for
  expect(pointing.marked).toEqual([]);
  pointing.point("pile/1");
  expect([pointing.preview, pointing.marked]).toEqual([null, []]);
});

test("what stands for an answer stays lifted until it is there, however it was given", () => {
  pointing.ask(board(), asked(SWAPS));
  pointing.point("card/a");
  pointing.point("pile/2");
  expect(pointing.sent).toEqual(["card/a", "pile/2"]);
  pointing.ask(board(), null); // on its way
  expect([pointing.sent, lit()]).toEqual([["card/a", "pile/2"], []]);
  pointing.ask(board(), asked(SWAPS, { id: 2 }));
  expect(pointing.sent).toEqual([]);
  pointing.lift("swap b pile 2"); // in words
  expect(pointing.sent).toEqual(["card/b", "pile/2"]);
});

test("the keyboard stops at what it stands on while that is lit, else at the first lit thing", () => {
  pointing.ask(board(), asked(SWAPS));
  expect(pointing.stop).toBe("card/a");
  pointing.current = "card/b";
  expect(pointing.stop).toBe("card/b");
  pointing.point("card/a");
  expect(pointing.stop).toBe("pile/1");
});

describe("marking", () => {
  beforeEach(() => {
    pointing.ask(board(), null);
    pointing.mark(["card/a", "card/b", "pile/1"]);
  });

  test("takes no option: things are marked and let go again", () => {
    expect(lit()).toEqual(["card/a", "card/b", "pile/1"]);
    pointing.point("card/b");
    pointing.point("pile/1");
    expect([pointing.path, pointing.marked, lit().length]).toEqual([["card/b", "pile/1"], ["card/b", "pile/1"], 3]);
    pointing.point("card/b");
    pointing.drag("card/a", "pile/1");
    expect([pointing.path, answers]).toEqual([["pile/1"], []]);
  });

  test("leaves everything else alone, and the last mark can be taken back", () => {
    pointing.point("card/z");
    pointing.point("card/a");
    expect([pointing.path, pointing.back(), pointing.path, pointing.back()]).toEqual([["card/a"], true, [], false]);
  });

  test("ends", () => {
    pointing.point("card/a");
    pointing.mark(null);
    expect([lit(), pointing.path]).toEqual([[], []]);
  });
});
