// The lobby as it is now, for as long as somebody looks at it.
import { api, Failure } from "./api";
import { session } from "./session.svelte";
import { LiveSocket } from "./socket";
import { isOwnTurn } from "./tables";
import { closeList, listTurns } from "./turns";
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
  lost = $state<number | null>(null); // since when there is no network, in milliseconds; it is tried again
  #timer = 0;
  #closed = false;
  readonly #socket = new LiveSocket(
    () => "/ws/lobby",
    (message) => this.#hear(message as FromLobby),
    (online) => this.#connected(online),
    () => {
      this.#connected(true); // there is a server, and it has said so
      void this.#ask();
    },
  );

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket.close();
    closeList();
  }

  #hear(message: FromLobby): void {
    if (message.kind === "lobby") this.#take(message);
    if (!this.now) return;
    if (message.kind === "change") this.now = folded(this.now, message);
    if (message.kind === "mine") {
      const mine = [
        ...message.tables,
        ...without(this.now.mine, message.tables.map(id)),
      ];
      this.#take({ ...this.now, mine });
    }
  }

  #connected(online: boolean): void {
    this.lost = online ? null : (this.lost ?? Date.now());
  }

  #take(lobby: LobbyView): void {
    this.now = lobby;
    const turns = lobby.mine.filter((table) => isOwnTurn(table, session.me));
    listTurns(turns.map(({ id, game, since }) => ({ table: id, game, since })));
  }

  /** For whoever found the lobby too full for another socket. */
  async #ask(): Promise<void> {
    try {
      const lobby = await api.lobby();
      if (!this.#closed) {
        this.#connected(true);
        this.#take(lobby);
      }
    } catch (error) {
      if (!(error instanceof Failure)) throw error; // it is asked again
      if (error.problem.name === "offline") this.#connected(false);
    }
    if (!this.#closed)
      this.#timer = window.setTimeout(() => void this.#ask(), pause);
  }
}
