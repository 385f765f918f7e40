import { Flip } from "./flip";
import { Stay } from "./rove";

/** Whenever the view changes, what lies within travels to its new place. To be called while a board is set up. */
export function travels(view: () => unknown, within: () => Element | undefined): void {
  const moves = [new Flip(), new Stay()];
  $effect.pre(() => {
    const root = within();
    if (!root || !view()) return;
    for (const move of moves) move.leave(root);
  });
  $effect(() => {
    const root = within();
    if (!root || !view()) return;
    for (const move of moves) move.arrive(root);
  });
}
