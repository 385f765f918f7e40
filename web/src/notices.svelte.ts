// What went wrong, said once to the reader.
import { problemOf } from "./api";
import type { Problem } from "./wire";

class Notices {
  problem = $state.raw<Problem | null>(null);

  show(problem: Problem): void {
    this.problem = problem;
  }

  clear(): void {
    this.problem = null;
  }

  /** Does something, and tells if it fails. */
  async watch<T>(work: Promise<T>): Promise<T | null> {
    try {
      return await work;
    } catch (error) {
      this.show(problemOf(error));
      return null;
    }
  }
}

export const notices = new Notices();
