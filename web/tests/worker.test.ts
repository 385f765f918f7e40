import { describe, expect, it } from "vitest";
import { gameOf, isAsset, isGameText, isLeft, rulesOf, scenesOf, textsOf } from "../worker/kept";

describe("what may be kept on a reader's machine", () => {
  it.each([
    "/api/games",
    "/api/games/",
    "/api/games/raverun/pl",
    "/api/games/raverun/pl/lessons",
    "/api/games/words/rules/en",
    "/api/games/words/lessons/capture",
  ])("%s is what a game says of itself", (path) => expect(isGameText(path)).toBe(true));

  it.each(["/api/games/sedlec/bests", "/api/tables", "/api/tables/abc", "/api/me", "/api/me/lessons", "/t/abc"])(
    "%s is about people or tables",
    (path) => expect(isGameText(path) || isAsset(path)).toBe(false),
  );

  it("lets go of files that this version does not have", () => {
    expect(isLeft("/assets/old.js", ["/assets/new.js"])).toBe(true);
    expect(isLeft("/assets/new.js", ["/assets/new.js"])).toBe(false);
    expect(isLeft("/api/games/raverun/pl", [])).toBe(false);
  });
});

describe("a game as a whole", () => {
  const all = [...textsOf("raverun", ["top", "win"]), ...scenesOf("raverun", 2)];

  it("is its texts, rules, aid and lessons in both languages, and the boards in its rules", () => {
    for (const language of ["pl", "en"]) {
      for (const part of [language, `${language}/lessons`, `rules/${language}`, `aid/${language}`]) {
        expect(all).toContain(`/api/games/raverun/${part}`);
      }
    }
    expect(all.slice(-4)).toEqual(["lessons/top", "lessons/win", "scenes/0", "scenes/1"].map((part) => `/api/games/raverun/${part}`));
    expect(all.every(isGameText)).toBe(true);
  });

  it("is kept with the first page of its rules that is read", () => {
    expect(gameOf("/api/games/raverun/rules/en")).toBe("raverun");
    expect(gameOf(rulesOf("words"))).toBe("words");
    expect(gameOf("/api/games/raverun/en")).toBeUndefined();
  });
});
