// The types of the wire, from the server's schemas on standard input, to src/wire.ts; with --check only compared.
import { readFileSync, writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { compile } from "json-schema-to-typescript";

const file = new URL("../src/wire.ts", import.meta.url);
const banner = "// Made from the server's schemas by `make wire`. Not to be edited.";
const types = await compile(JSON.parse(await text(process.stdin)), "Wire", {
  bannerComment: banner,
  additionalProperties: false,
  maxItems: -1,
  ignoreMinAndMaxItems: true,
});
if (!process.argv.includes("--check")) {
  writeFileSync(file, types);
} else if (readFileSync(file, "utf8") !== types) {
  console.error("web/src/wire.ts is not what the server's schemas say; run `make wire`");
  process.exit(1);
}
