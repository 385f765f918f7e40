// What may be kept on a reader's machine, by its path.

/** What the worker can be asked for. */
export type Wish = { kind: "renew" } | { kind: "keep"; paths: string[] } | { kind: "keep-games"; games: string[] };

/** Files whose names say what is in them: they never change. */
export const isAsset = (path: string): boolean => path.startsWith("/assets/");

/** What a game says of itself: the shelf, texts, rules, lessons. Nothing about people or tables. */
export const isGameText = (path: string): boolean =>
  path.replace(/\/$/, "") === "/api/games" ||
  /^\/api\/games\/[\w-]+\/((pl|en)(\/lessons|\/guide)?|(rules|aid|scenes|lessons)\/[\w-]+|score)$/.test(path);

const LANGUAGES = ["pl", "en"];
const about = (game: string) => `/api/games/${game}`;

/** What there is to read and to learn of a game, but for the positions in its rules. */
export const textsOf = (game: string, lessons: string[]): string[] => [
  ...LANGUAGES.flatMap((language) =>
    [language, `${language}/lessons`, `rules/${language}`, `aid/${language}`].map((path) => `${about(game)}/${path}`),
  ),
  ...lessons.map((lesson) => `${about(game)}/lessons/${lesson}`),
];

/** Those, by chapter. */
export const scenesOf = (game: string, chapters: number): string[] =>
  Array.from({ length: chapters }, (_, chapter) => `${about(game)}/scenes/${chapter}`);

export const rulesOf = (game: string): string => `${about(game)}/rules/pl`;

/** Of which game somebody has read the rules. */
export const gameOf = (path: string): string | undefined => /^\/api\/games\/([\w-]+)\/rules\//.exec(path)?.[1];

/** Is it a file of another version? */
export const isLeft = (path: string, files: string[]): boolean => isAsset(path) && !files.includes(path);
