// Keys that work anywhere at the table, except while something is being typed or a dialog is open. No word of a game has
// the 0 in it that skips.
function elsewhere(target: EventTarget | null, key: string): boolean {
  const input = key === "0" ? "input:not([data-word])" : "input";
  return target instanceof Element && target.closest(`${input}, select, textarea, dialog`) !== null;
}

export function keyboard(
  keys: Partial<Record<string, () => void>>,
  onnumber: (number: number) => void,
): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (elsewhere(event.target, event.key)) return;
    const act = /^[0-9]$/.test(event.key) ? () => onnumber(Number(event.key)) : keys[event.key];
    if (!act) return;
    if (event.key.length === 1) event.preventDefault(); // else a letter would land in the field that opens
    act();
  };
}
