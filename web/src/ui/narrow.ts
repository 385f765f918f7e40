import { MediaQuery } from "svelte/reactivity";

// The style sheets know the same widths.

/** A phone, or a window as narrow: panels fold away. */
export const narrow = new MediaQuery("max-width: 899px");

/** No room for the players beside the board: they get a tab. */
export const slim = new MediaQuery("max-width: 1199px");
