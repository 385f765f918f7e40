// Fluent texts: the same files speak in the terminal.
import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Values = Record<string, string | number>;

export class Texts {
  #bundle: FluentBundle;

  constructor(language: string, ...sources: string[]) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** A text by its key; the key itself where there is none. */
  say(key: string, values: Values = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) return key;
    return this.#bundle.formatPattern(pattern, values, []);
  }
}
