// How long an answer has been on its way: soon that is said, later it is told since when nothing was heard.
const SOON = 2000; // ms
const LATE = 5000;

export class Patience {
  stage = $state<"none" | "soon" | "late">("none");
  #timers: number[] = [];

  constructor(private readonly late: () => void) {}

  begin(): void {
    this.end();
    this.#timers = [
      window.setTimeout(() => (this.stage = "soon"), SOON),
      window.setTimeout(() => {
        this.stage = "late";
        this.late();
      }, LATE),
    ];
  }

  end(): void {
    this.#timers.forEach(clearTimeout);
    this.stage = "none";
  }
}
