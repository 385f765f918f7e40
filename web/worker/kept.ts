// What may be kept on a reader's machine, by its path.

/** Files whose names say what is in them: they never change. */
export const isAsset = (path: string): boolean => path.startsWith("/assets/");

/** What a game says of itself: the shelf, texts, rules, lessons. Nothing about people or tables. */
export const isGameText = (path: string): boolean =>
  path.replace(/\/$/, "") === "/api/games" ||
  /^\/api\/games\/[\w-]+\/((pl|en)(\/lessons|\/guide)?|(rules|aid|scenes|lessons)\/[\w-]+|score)$/.test(path);

/** Is it a file of another version? */
export const isLeft = (path: string, files: string[]): boolean => isAsset(path) && !files.includes(path);
