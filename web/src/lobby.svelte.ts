// The lobby as it is now, for as long as somebody looks at it.
import { LiveSocket } from "./socket";
import type { Lobby } from "./wire";

export class LiveLobby {
  now = $state.raw<Lobby | null>(null);
  online = $state(true);
  readonly #socket = new LiveSocket(
    () => "/ws/lobby",
    (message) => (this.now = message as Lobby),
    (online) => (this.online = online),
  );

  close(): void {
    this.#socket.close();
  }
}
