import { MediaQuery } from "svelte/reactivity";

// The style sheets know the same widths.

/** A phone: one thing above the other, panels as drawers. */
export const narrow = new MediaQuery("max-width: 699px");

/** No room for the players beside the board: they get a tab. */
export const slim = new MediaQuery("max-width: 1199px");

/** Things are pointed at by finger: what can be touched is larger than what is seen. */
export const fingers = new MediaQuery("(max-width: 1199px) or (pointer: coarse)");

/** The log stands open beside the board; below, it folds into a rail. */
export const roomy = new MediaQuery("min-width: 1500px");
