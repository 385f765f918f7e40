// What cannot be chosen is no button: a screen reader hears the minions, and the cells that are offered. A click on
// anything else still gets its reason.

type Props = Record<string, unknown>;

const isChosen = (props: Props) => Boolean(props["data-lit"] ?? props["data-marked"]);

/** A minion that nobody can choose now is a picture with its words. */
export const asPicture = (spot: Props): Props =>
  isChosen(spot) ? spot : { ...spot, role: "img", "aria-disabled": undefined, "aria-pressed": undefined };

/** An empty cell is nothing. */
export const silent = (spot: Props): Props =>
  isChosen(spot) ? spot : { ...asPicture(spot), role: undefined, "aria-label": undefined };
