import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { exchange } from "../../support/exchange.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { startSite } from "../../support/site.ts";
import { blocksOf } from "./blocks.ts";
import { host, missingOf } from "./programs.ts";

const site = forAllTests(() => startSite());

/** The expected output of each document's commands, in order of the blocks. */
const prints: Readonly<Record<string, RegExp>> = {
  "query-the-content-api":
    /^\{"data":\{"document":\{"subject":"Choosing a TTL: how long should a record live\?","datePublished":"2025-11-12T00:00:00Z","authors":\[\{"name":"Ines Okafor"\}\]\}\}\}\s*$/,
  "caching-and-persisted-queries":
    /^\{"data":\{"document":\{"subject":"Choosing a TTL[^{}]+","lastUpdated":"\d{4}-[^{}]+"\}\}\}\s*$/,
  "caching-and-persisted-queries 2": /"PERSISTED_QUERY_NOT_FOUND"[\s\S]*"data":\{"documents":\{"items":\[\{"subject":/,
  "walk-the-navigation-tree": /^The apex is the bare domain[^<>]*\n$/,
};

const commands = blocksOf("bash").map((block, index, all) => {
  const place = all.slice(0, index + 1).filter(({ slug }) => slug === block.slug).length;
  const missing = missingOf(["bash", ...["curl", "jq", "sha256sum"].filter((tool) => block.text.includes(tool))]);
  return { ...block, missing, pattern: prints[place === 1 ? block.slug : `${block.slug} ${place}`] };
});

for (const { slug, line, text, missing, pattern } of commands) {
  const without = missing.length === 0 ? "" : ` (not tested: this machine has no ${missing.join(", ")})`;
  test.skipIf(missing.length > 0)(
    `the commands of ${slug}, line ${line}, print the expected output${without}`,
    async () => {
      // The argument for the one command that takes a word; the others ignore it.
      const { stdout } = await promisify(execFile)("bash", [
        "-euo",
        "pipefail",
        "-c",
        text.replaceAll(host, site().url),
        "command",
        "apex",
      ]);
      if (pattern === undefined)
        throw new Error(`What the block prints is not known; add it to the list. It printed:\n${stdout}`);
      expect(stdout).toMatch(pattern);
    },
  );
}

test("the list has exactly the existing commands", () => {
  expect(commands).toHaveLength(Object.keys(prints).length);
});

test("the documented conditional request gets an empty 304 with the tag of the first answer", async () => {
  const [path] = blocksOf("http").flatMap(({ text }) => /^GET (\S+) HTTP\/1\.1$/m.exec(text)?.[1] ?? []);
  const first = await exchange(site(), path ?? "");
  expect(first.status).toBe(200);
  expect(JSON.parse(first.body.toString()).data.glossary.length).toBeGreaterThan(30);
  const second = await exchange(site(), path ?? "", { headers: { "if-none-match": first.headers.etag ?? "" } });
  expect({ status: second.status, bytes: second.body.length }).toEqual({ status: 304, bytes: 0 });
});
