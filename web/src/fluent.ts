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

  /** The other forms of a name: `.in` of `area-7` says where it is. */
  forms(key: string): [string, string][] {
    const forms = Object.entries(this.#bundle.getMessage(key)?.attributes ?? {});
    return forms.map(([form, text]) => [form, this.#bundle.formatPattern(text, {}, [])]);
  }

  /** A text by its key, or by that and the form of it (`area-7.in`); the key itself where there is none. */
  say(key: string, values: Values = {}): string {
    const [name = key, form] = key.split(".");
    const message = this.#bundle.getMessage(name);
    const pattern = form === undefined ? message?.value : message?.attributes[form];
    if (!pattern) return key;
    return this.#bundle.formatPattern(pattern, values, []);
  }
}
