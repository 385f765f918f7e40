// Whether the points are shown while the game goes on; whether the kinds are there to choose from, and of which kind it is told who scores, and why.
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
  open = $state(false);
  telling = $state<Letter | null>(null);

  fold(): void {
    this.open = !this.open;
  }

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
