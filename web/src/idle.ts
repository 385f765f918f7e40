/** What can wait until nothing else is to be done. */
export function whenIdle(work: () => void): void {
  const later = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 1000)); // Safari has none
  later(work);
}
