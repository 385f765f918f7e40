// All tests share one page: each begins with an empty one that remembers nothing.
import { afterEach, beforeEach, vi } from "vitest";

beforeEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  vi.useRealTimers();
});
