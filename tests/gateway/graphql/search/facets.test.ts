import { expect, test } from "vitest";
import { z } from "zod";
import { ask } from "../../../support/ask.ts";
import { json } from "../../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../../support/fakes/fake-site.ts";
import { aWireDocument } from "../../../support/fakes/wire-documents.ts";
import { demonstration } from "../../../support/demonstration.ts";

const values = "{ value label count }";
const fields = `facets { counted types ${values} categories ${values} tags ${values} authors ${values} years ${values} }`;
const one = { value: "dns", name: "DNS", count: 2 };

const Counted = z.object({
  search: z.object({
    facets: z.record(z.string(), z.unknown()).nullable(),
    pagination: z.object({ totalItems: z.int() }),
  }),
});

async function search(site: { readonly url: string }, args: string) {
  const { data, errors } = await ask(site, `{ search(${args}) { ${fields} pagination { totalItems } } }`);
  expect(errors).toEqual([]);
  return Counted.parse(data).search;
}

test("the backend's counts are passed on, types with the site's labels; unknown types and what is no count are left out", async () => {
  const facets = {
    counted: 7,
    type: [
      { value: "blog", name: "Something", count: 4 },
      { value: "nothing-known", name: "?", count: 3 },
    ],
    tag: [one, { value: "", name: "None", count: 1 }, { value: "x", name: "X", count: -1 }],
    year: [{ value: "2026", name: "2026", count: 7 }, one],
  };
  await using site = await startFakeSite({ routes: { [calls.search]: json({ docs: [aWireDocument()], facets }) } });
  const none: readonly unknown[] = [];
  expect((await search(site, 'term: "a", facets: true')).facets).toEqual({
    counted: 7,
    types: [{ value: "blog", label: "Blog", count: 4 }],
    categories: none,
    tags: [{ value: "dns", label: "DNS", count: 2 }],
    authors: none,
    years: [{ value: "2026", label: "2026", count: 7 }],
  });
  expect((await search(site, 'term: "a"')).facets).toBeNull();
  expect((await search(site, 'term: "a", types: ["blog", "article"], facets: true')).facets).toBeNull();
});

test("a backend without counts has no facets, and its results come all the same", async () => {
  await using site = await startFakeSite({ routes: { [calls.search]: json([aWireDocument()]) } });
  expect(await search(site, 'term: "a", facets: true, narrowTo: { tag: "dns" }')).toEqual({
    facets: null,
    pagination: { totalItems: 1 },
  });
});

test("the backend is told what to count and to narrow to, and only where that was asked for", async () => {
  await using site = await startFakeSite({ routes: { [calls.search]: json([aWireDocument()]) } });
  await search(site, 'term: "a", facets: true, narrowTo: { category: "names", author: "", year: 2026 }');
  await search(site, 'term: "b", narrowTo: {}');
  const sent = site.backend.calls
    .filter(({ url }) => url.startsWith(calls.search))
    .map(({ url }) => Object.fromEntries(new URL(url, "http://backend").searchParams));
  expect(sent[0]).toMatchObject({ facets: "true", category: "names", year: "2026" });
  expect(Object.keys(sent[0] ?? {})).not.toContain("author");
  expect(Object.keys(sent[1] ?? {}).toSorted()).toEqual(["limit", "page", "searchTerm", "searchType"]);
});

test("a value that no name can have is refused", async () => {
  const long = "x".repeat(201);
  const { errors } = await ask(
    demonstration(),
    `{ search(term: "a", narrowTo: { tag: "${long}" }) { pagination { totalItems } } }`,
  );
  expect(errors[0]?.message).toBe("narrowTo.tag must be at most 200 characters, got 201.");
});
