// Where most was missed: the difference between what was done and the best that could have been.
import type { LookBackView, TryView } from "../wire";

export interface Missed {
  turn: LookBackView;
  did: TryView;
  could: TryView;
}

const FEW = 3;

/** By its points, where they are told; otherwise by all that it brings. */
function worth({ values }: TryView): number {
  const told = values as Record<string, number>;
  return told.points ?? Object.values(told).reduce((sum, each) => sum + each, 0);
}

/** The turns of a seat that cost most, the dearest first; those in which nothing better was there are left out. */
export function largest(turns: LookBackView[], seat: number): Missed[] {
  const missed = turns.flatMap((turn): (Missed & { by: number })[] => {
    const [did, ...others] = turn.tries;
    const could = others.reduce<TryView | null>((best, each) => (best && worth(best) >= worth(each) ? best : each), null);
    const by = did && could ? worth(could) - worth(did) : 0;
    return did && could && turn.seat === seat && by > 0 ? [{ turn, did, could, by }] : [];
  });
  return missed.sort((one, other) => other.by - one.by).slice(0, FEW);
}
