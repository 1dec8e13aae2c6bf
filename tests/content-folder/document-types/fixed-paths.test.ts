import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fixedSegments } from "../../../content-folder/document-types/fixed-paths.ts";
import { problemsFrom } from "./site-with-types.ts";

const gateway = new URL("../../../gateway/", import.meta.url).pathname;

/** Files that say which addresses the gateway answers itself, in strings and patterns. */
const isOfRoutes = /(?:-routes?|[/]server[/]app|[/]static-files)\.ts$/;

/** The first part of an address that is alone, or has others after it. A file's name has a dot, which no address of a type has. */
const firstPart = /["`^]\\?\/([a-z]+(?:-[a-z]+)*)(?=\\?\/|["`])/g;

/** `/words/{12 hexadecimal digits}.json` is the only address there: a list at `/words` is not in its way. */
const isShared = new Set(["words"]);

async function readSegments(): Promise<ReadonlySet<string>> {
  const files = (await readdir(gateway, { recursive: true })).filter((file) => isOfRoutes.test(`/${file}`));
  const texts = await Promise.all(files.map((file) => readFile(join(gateway, file), "utf8")));
  return new Set(texts.flatMap((text) => [...text.matchAll(firstPart)].map(([, segment = ""]) => segment)));
}

test("no document type can have an address under a route of the gateway", async () => {
  const segments = (await readSegments()).difference(isShared);
  expect([...segments]).toEqual(expect.arrayContaining(["assets", "cards", "feeds", "graphql", "mcp", "media"]));
  expect([...segments.difference(fixedSegments)]).toEqual([]);
});

test.each(["theme", "diagrams"])("a type under /%s is a problem", (segment) => {
  expect(problemsFrom(`types:\n  webinar: { path: /${segment}, listPath: /webinars }\n`)).toEqual([
    `2 types.webinar.path: "/${segment}" is an address that the site has already. Take another one`,
  ]);
});
