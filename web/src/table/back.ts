// On a phone a drawer that is open is a page of its own to the Back button.
const MARK = "drawer";

const isMarked = () => (history.state as { stolik?: string } | null)?.stolik === MARK;

/** Goes with an open drawer; `shut` is called when somebody goes back. */
export function backShuts(shut: () => void): () => void {
  if (!isMarked()) history.pushState({ stolik: MARK }, "");
  addEventListener("popstate", shut);
  return () => {
    removeEventListener("popstate", shut);
    if (isMarked()) history.back();
  };
}
