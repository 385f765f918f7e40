// The lobby as it is now, for as long as somebody looks at it.
import { api, Failure } from "./api";
import { LiveSocket } from "./socket";
import type { FromLobby, LobbyView, LobbyChange, TableInfo } from "./wire";

const pause = 15_000; // milliseconds between two questions where there is no socket

const id = (table: TableInfo): string => table.id;

function without(tables: TableInfo[], ids: string[]): TableInfo[] {
  return tables.filter((table) => !ids.includes(table.id));
}

function folded(lobby: LobbyView, change: LobbyChange): LobbyView {
  const touched = [
    ...change.gone,
    ...change.first.map(id),
    ...change.last.map(id),
  ];
  const renewed = new Map(change.same.map((table) => [table.id, table]));
  const list = (
    tables: TableInfo[],
    status: TableInfo["status"],
  ): TableInfo[] => {
    const own = (table: TableInfo): boolean => table.status === status;
    const kept = without(tables, touched).map(
      (table) => renewed.get(table.id) ?? table,
    );
    return [...change.first.filter(own), ...kept, ...change.last.filter(own)];
  };
  return {
    ...lobby,
    open: list(lobby.open, "waiting"),
    playing: list(lobby.playing, "playing"),
  };
}

export class LiveLobby {
  now = $state.raw<LobbyView | null>(null);
  #timer = 0;
  #closed = false;
  readonly #socket = new LiveSocket(
    () => "/ws/lobby",
    (message) => this.#hear(message as FromLobby),
    undefined,
    () => void this.#ask(),
  );

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket.close();
  }

  #hear(message: FromLobby): void {
    if (message.kind === "lobby") this.now = message;
    if (!this.now) return;
    if (message.kind === "change") this.now = folded(this.now, message);
    if (message.kind === "mine") {
      this.now = {
        ...this.now,
        mine: [
          ...message.tables,
          ...without(this.now.mine, message.tables.map(id)),
        ],
      };
    }
  }

  /** For whoever found the lobby too full for another socket. */
  async #ask(): Promise<void> {
    try {
      const lobby = await api.lobby();
      if (!this.#closed) this.now = lobby;
    } catch (error) {
      if (!(error instanceof Failure)) throw error; // it is asked again
    }
    if (!this.#closed)
      this.#timer = window.setTimeout(() => void this.#ask(), pause);
  }
}
