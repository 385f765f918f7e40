// Small signs on 24 by 24 for what is counted.
import { SYMBOLS } from "./symbols";

const COIN =
  "M12 2A10 10 0 0 1 12 22A10 10 0 0 1 12 2ZM11 5V7C7 7.4 7 12.4 11 13V15.4C9.4 15.2 9 14.4 8.8 13.6L7 14.4" +
  "C7.4 16 8.8 17 11 17.2V19H13V17.2C17 16.8 17 11.6 13 11V8.6C14.4 8.8 14.8 9.4 15 10L16.8 9.2" +
  "C16.2 7.8 15 7.1 13 7V5Z";

export const SIGNS = {
  money: COIN,
  worth: COIN,
  cards: "M3 5L11 3L14.5 18L6.5 20ZM13.5 4.5H20V20H11L15.6 19Z",
  deck: "M4 3H15V19H4ZM16.5 5H19V22H8V20.5H16.5Z",
  agents: SYMBOLS.agent.body,
  buildings: SYMBOLS.build.body,
  events: SYMBOLS.event.body,
  trouble: SYMBOLS.remove_trouble.body,
  control: "M5 2V22H7.4V14H20L16 8L20 2Z",
  spies:
    "M12 5C18 5 22 12 22 12S18 19 12 19S2 12 2 12S6 5 12 5Z" +
    "M12 8.5A3.5 3.5 0 0 0 12 15.5A3.5 3.5 0 0 0 12 8.5Z",
};
