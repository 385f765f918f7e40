// The types of the wire, and of what each game's views hold, from the server's schemas on standard input: to src/wire.ts
// and src/games/*/view.ts; with --check only compared.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { compile } from "json-schema-to-typescript";

const sources = new URL("../src/", import.meta.url);
const banner = "// Made from the server's schemas by `make wire`. Not to be edited.";
// A tuple as older drafts of the schema have it, which is how the generator knows it.
const tuples = (_, value) => (value?.prefixItems ? { ...value, items: value.prefixItems } : value);
const made = JSON.parse(await text(process.stdin), tuples);

const types = (schema, name) =>
  compile(schema, name, {
    bannerComment: banner,
    additionalProperties: false,
    maxItems: -1,
    ignoreMinAndMaxItems: true,
  });

const constants = (values) =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)} as const;\n`)
    .join("");

const files = { "wire.ts": await types(made.wire, "Wire") };
for (const [game, { schema, constants: values }] of Object.entries(made.views)) {
  const folder = `games/${game}/`;
  if (existsSync(new URL(folder, sources))) {
    files[`${folder}view.ts`] = `${await types(schema, "Shown")}\n${constants(values)}`;
  }
}

for (const [name, wanted] of Object.entries(files)) {
  const file = new URL(name, sources);
  if (!process.argv.includes("--check")) {
    writeFileSync(file, wanted);
  } else if (!existsSync(file) || readFileSync(file, "utf8") !== wanted) {
    console.error(`web/src/${name} is not what the server's schemas say; run \`make wire\``);
    process.exitCode = 1;
  }
}
