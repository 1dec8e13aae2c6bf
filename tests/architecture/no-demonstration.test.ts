import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Folders of the product: what a site is made of does not know the demonstration. */
const folders = [
  "addresses",
  "backend",
  "client",
  "content-folder",
  "gateway",
  "html",
  "import",
  "processes",
  "report",
  "texts",
  "words",
];

/** The name, the subjects and the people of the demonstration. */
const words =
  /domainlens|\bDNS\b|\bRDAP\b|\bWHOIS\b|registrars?\b|registrant|name ?servers?\b|domain names?\b|\bTTL\b|\bapex\b|Ines Okafor|Henrik Solberg|Amara Diallo/i;

/** Technical uses: the words of the network that a server is in. */
const allowed: Readonly<Record<string, RegExp>> = {
  "gateway/server/hosts.ts": /DNS rebinding/,
  // Of the highlighter: the language of zone files.
  "gateway/content/passes/highlight.ts": /, dns: zoneFile, /,
  "gateway/content/passes/zone-file.ts": /import rules from ".*languages\/dns"|The language `dns`/,
};

test("no file of the product names the demonstration, its subjects or its people", () => {
  const found: string[] = [];
  let read = 0;
  for (const file of folders.flatMap(filesIn)) {
    read += 1;
    for (const [index, line] of readFileSync(file, "utf8").split("\n").entries())
      if (words.test(line) && allowed[file]?.test(line) !== true)
        found.push(`${file}:${index + 1} ${line.trim().slice(0, 100)}`);
  }
  expect(read).toBeGreaterThan(900);
  expect(found).toEqual([]);
});

test("what is allowed is still there", () => {
  for (const [file, pattern] of Object.entries(allowed)) expect(readFileSync(file, "utf8")).toMatch(pattern);
});

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs|css|graphql|ya?ml|md|svg|html)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !file.includes("/generated/"));
}
