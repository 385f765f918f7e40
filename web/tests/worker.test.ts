import { describe, expect, it } from "vitest";
import { isAsset, isGameText, isLeft } from "../worker/kept";

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
