// Whether the points are shown while the game goes on; and of which kind it is told who scores, and why.
import type { Letter } from "./state";

const KEY = "stolik.sedlec.points";

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}

class Points {
  shown = $state(stored());
  telling = $state<Letter | null>(null);

  toggle(): void {
    this.shown = !this.shown;
    try {
      localStorage.setItem(KEY, this.shown ? "on" : "off");
    } catch {
      // remembered until the page is left
    }
  }
}

export const points = new Points();
