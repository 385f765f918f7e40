import { MediaQuery } from "svelte/reactivity";

/** A phone, or a window as narrow: panels fold away. The style sheets know the same width. */
export const narrow = new MediaQuery("max-width: 899px");
