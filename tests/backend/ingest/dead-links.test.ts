import { expect, test } from "vitest";
import { findDeadLinks, hasDocumentAt, sharedAddresses } from "../../../backend/ingest/publish/dead-links.ts";
import type { LinkPlaces } from "../../../backend/ingest/publish/dead-links.ts";
import type { Source } from "../../../backend/store/sources.ts";
import { defaultTypes } from "../../../content-folder/document-types/merge-types.ts";

const path = "article/a.md";

/** Where there is one document, with these ids of headings. */
function placesWith(anchors: readonly string[]): LinkPlaces {
  const source: Source = {
    path,
    stamp: "",
    hash: "",
    state: "published",
    key: "a",
    authorId: null,
    assets: {},
    links: {},
    anchors,
    references: [],
    problems: [],
    pathSlug: "a",
    order: null,
    place: null,
    dueAtMs: null,
    aliases: [],
    history: null,
    moved: [],
    displaced: null,
  };
  return {
    addresses: { byPath: new Map([[path, "/article/a"]]), bySlug: new Map([["a", "/article/a"]]) },
    types: defaultTypes,
    winners: new Map(),
    shared: new Map(),
    pages: { has: async () => false, leadsOn: async () => false, closedBy: () => null, list: async () => [] },
    meantFile: () => null,
    findSources: async () => [source],
  };
}

/** What is said of links to these fragments in the document itself. */
async function told(fragments: readonly string[], anchors: readonly string[]): Promise<readonly string[]> {
  const references = fragments.map((fragment, index) => ({ line: index + 1, href: `#${fragment}` }));
  const dead = await findDeadLinks([{ path, references }], placesWith(anchors));
  return (dead.get(path) ?? []).map(({ line, message }) => `${line} ${message.slice(message.indexOf(" leads") + 1)}`);
}

const expected = "leads to no heading: expected the id of a heading after the #";

test("a fragment that no heading has is told with the closest, also for the longest ids", async () => {
  const long = `${"a".repeat(110)}-section`;
  expect(await told(["first", "frist", `${long}s-2`, "zzz"], ["second", "first", long, "thrid"])).toEqual([
    `2 ${expected}, got "frist". The closest is "first"`,
    `3 ${expected}, got "${long}s-2". The closest is "${long}"`,
    `4 ${expected}, got "zzz". The closest is "first"`,
  ]);
  expect(await told(["frist"], [])).toEqual([
    "1 leads to a heading, but the document has none: remove the # and what follows it",
  ]);
});

test("a fragment that is longer than any id has no closest one", async () => {
  const anchors = Array.from({ length: 500 }, (_, index) => `${"ab".repeat(50)}-${index}`);
  const fragments = Array.from({ length: 10 }, (_, index) => `${"ba".repeat(250_000)}-${index}`);
  expect(await told(fragments, anchors)).toEqual(fragments.map((_, index) => `${index + 1} ${expected}`));
});

test("a page of many documents has all their files, and is the address of a document", async () => {
  const [first] = defaultTypes.all;
  const types = { ...defaultTypes, all: [{ ...first, id: "log", layout: "page", listPath: "/log" } as const] as const };
  const files = Array.from({ length: 400_000 }, (_, index) => `log/${index}.md`);
  const byPath = new Map([...files.map((file) => [file, "/log"] as const), [path, "/article/a"] as const]);
  const shared = sharedAddresses(byPath, types);
  expect([...shared.keys()]).toEqual(["/log"]);
  expect(shared.get("/log")).toEqual(files);
  const places = { ...placesWith([]), types, shared };
  const asked = Array.from({ length: 5_000 }, () => hasDocumentAt("/log", places));
  expect(new Set(await Promise.all(asked))).toEqual(new Set([true]));
  expect(await hasDocumentAt("/blog", places)).toBe(false);
});
