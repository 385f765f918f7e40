// Where the reader is. Links are plain links; this saves the reload.
class Route {
  path = $state(location.pathname);
  hash = $state(decodeURIComponent(location.hash.slice(1)));

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(to: string): void {
    const before = this.path;
    history.pushState(null, "", to);
    this.#read();
    if (this.path === before) return;
    if (!this.hash) scrollTo(0, 0);
    document.getElementById("content")?.focus({ preventScroll: true }); // is read from there
  }

  #read(): void {
    this.path = location.pathname;
    this.hash = decodeURIComponent(location.hash.slice(1));
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const route = new Route();
