// The server's HTTP side. What goes wrong is a Failure with a name.
import type {
  AidView,
  Bests,
  Branch,
  Created,
  GameTexts,
  GuideView,
  History,
  Learnt,
  LessonReply,
  LessonTexts,
  LessonThought,
  LessonView,
  LobbyView,
  Me,
  NewTable,
  Problem,
  Replay,
  Review,
  RulesPage,
  Scenes,
  Scores,
  Sessions,
  SheetView,
  Shelf,
  TableInfo,
} from "./wire";

export class Failure extends Error {
  constructor(readonly problem: Problem) {
    super(problem.name);
  }
}

export function problemOf(error: unknown): Problem {
  return error instanceof Failure ? error.problem : { name: "internal", facts: {} };
}

async function request(method: string, path: string, body?: unknown): Promise<Response> {
  const sent =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
  let response: Response;
  try {
    response = await fetch(path, { method, ...sent });
  } catch {
    throw new Failure({ name: "offline", facts: {} });
  }
  if (!response.ok) throw new Failure(await problemIn(response));
  return response;
}

async function problemIn(response: Response): Promise<Problem> {
  try {
    const problem = (await response.json()) as Partial<Problem>;
    return { name: problem.name ?? "internal", facts: problem.facts ?? {} };
  } catch {
    return { name: "internal", facts: {} };
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await request(method, path, body)).json()) as T;
}

const game = (id: string) => `/api/games/${encodeURIComponent(id)}`;
const lesson = (id: string, name: string) => `${game(id)}/lessons/${encodeURIComponent(name)}`;
const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const logAddress = (id: string): string => `${table(id)}/log`;

export const api = {
  me: () => call<Me | null>("GET", "/api/me"), // null: nobody
  beGuest: (name: string) => call<Me>("POST", "/api/me", { name }),
  rename: (name: string) => call<Me>("PUT", "/api/me", { name }),
  keep: (password: string, old = "") => call<Me>("POST", "/api/me/keep", { password, old }),
  sessions: () => call<Sessions>("GET", "/api/me/sessions"),
  endSession: (id: string) => request("DELETE", `/api/me/sessions/${encodeURIComponent(id)}`),
  endOtherSessions: () => request("DELETE", "/api/me/sessions"),
  signIn: (name: string, password: string) => call<Me>("POST", "/api/sign-in", { name, password }),
  signOut: () => request("POST", "/api/sign-out"),
  shelf: () => call<Shelf>("GET", "/api/games"),
  texts: (id: string, language: string) => call<GameTexts>("GET", `${game(id)}/${language}`),
  rules: (id: string, language: string) => call<RulesPage>("GET", `${game(id)}/rules/${language}`),
  scenes: (id: string, chapter: number) => call<Scenes>("GET", `${game(id)}/scenes/${chapter}`),
  aid: (id: string, language: string) => call<AidView>("GET", `${game(id)}/aid/${language}`),
  guide: (id: string, language: string) => call<GuideView>("GET", `${game(id)}/${language}/guide`),
  bests: (id: string) => call<Bests>("GET", `${game(id)}/bests`),
  sheet: (id: string) => call<SheetView>("GET", `${game(id)}/score`),
  score: (id: string, text: string) => call<Scores>("POST", `${game(id)}/score`, { text }),
  lessonTexts: (id: string, language: string) => call<LessonTexts>("GET", `${game(id)}/${language}/lessons`),
  lesson: (id: string, name: string) => call<LessonView>("GET", lesson(id, name)),
  tryLesson: (id: string, name: string, question: number, answer: string) =>
    call<LessonReply>("POST", lesson(id, name), { question, answer }),
  thinkInLesson: (id: string, name: string, question: number, answer: string) =>
    call<LessonThought>("POST", `${lesson(id, name)}/thought`, { question, answer }),
  learn: (done: string[]) => call<Learnt>("POST", "/api/me/lessons", { done }),
  lobby: () => call<LobbyView>("GET", "/api/tables"),
  create: (wanted: NewTable) => call<Created>("POST", "/api/tables", wanted),
  table: (id: string) => call<TableInfo>("GET", table(id)),
  history: (id: string) => call<History>("GET", `${table(id)}/history`),
  log: async (id: string) => (await request("GET", logAddress(id))).text(),
  replay: (id: string, seat: number | null) =>
    call<Replay>("GET", `${table(id)}/replay${seat === null ? "" : `?seat=${seat}`}`),
  review: (id: string) => call<Review>("GET", `${table(id)}/review`),
  branch: (id: string, wanted: Branch) => call<Created>("POST", `${table(id)}/branch`, wanted),
};
