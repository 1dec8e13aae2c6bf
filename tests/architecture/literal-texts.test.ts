import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findLiteralTexts } from "./literal-texts.ts";

/** Names of keys, of a file, and an address: no words of a language. */
const allowed = new Set(["Enter", "Esc", "robots.txt", "name@example.com"]);

test("every text of a component is said, so that it has the language of the site", () => {
  const files = readdirSync("client", { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith(".tsx"))
    .map(({ parentPath, name }) => join(parentPath, name));
  expect(files.length).toBeGreaterThan(120);
  const found = files.flatMap((file) =>
    findLiteralTexts(file, readFileSync(file, "utf8"))
      .filter(({ text }) => !allowed.has(text))
      .map(({ line, text }) => `${file}:${line} ${text}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ["<p>Read more</p>", ["Read more"]],
  ['<button aria-label="Close" />', ["Close"]],
  ['<img alt={isOpen ? "Open it" : say("Close")} />', ["Open it"]],
  ["<a title={`Page ${page}`}>{page}</a>", ["Page"]],
  ['<p>{isOpen && "Loading"}</p>', ["Loading"]],
  ['<p>{say("Read more")} → &lt; 5</p>', []],
  ['<p>{kind === "OPEN" && say("Close")}</p>', []],
  ['<Icon className="Some thing" name="x" />', []],
])("%s", (source, texts) => {
  expect(findLiteralTexts("a.tsx", source).map(({ text }) => text)).toEqual(texts);
});
