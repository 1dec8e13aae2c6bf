import { expect, test } from "vitest";
import { z } from "zod";
import { createIngest } from "../../backend/ingest/publish/ingest.ts";
import { createMediaFolder } from "../../backend/ingest/read/media-folder.ts";
import { sitePages } from "../../content-folder/document-types/fixed-paths.ts";
import { openStore } from "../../backend/store/sqlite/open-store.ts";
import { defaultTypes } from "../../content-folder/document-types/merge-types.ts";
import { routesOf } from "../../client/app/routes.ts";
import { siteAddresses } from "../support/site-types.ts";
import { createDataFolder } from "../backend/support/content-folder.ts";
import { ask } from "../support/ask.ts";
import { demonstrationContent } from "../support/demonstration-content.ts";
import { demonstration } from "../support/demonstration.ts";

const site = demonstration;

/** Reading every document waits for the first processing of each. */

const Documents = z.object({
  documents: z.object({
    items: z.array(
      z.object({ slug: z.string(), path: z.string(), outline: z.array(z.object({ id: z.string() })).nullable() }),
    ),
  }),
});

async function readDocuments() {
  const lists = defaultTypes.all.map(async ({ id }) => {
    const { data } = await ask(
      site(),
      `{ documents(type: "${id}", limit: 100) { items { slug path outline { id } } } }`,
    );
    return Documents.parse(data).documents.items;
  });
  return (await Promise.all(lists)).flat();
}

/** The ids of each document's headings according to the content check. */
async function readAnchors(): Promise<Readonly<Record<string, readonly string[] | null>>> {
  using data = createDataFolder();
  const store = openStore(":memory:");
  await createIngest({ store, contentDir: demonstrationContent, media: createMediaFolder(data.path) }).scan();
  const sources = await store.sources.find(await store.sources.paths());
  await store.close();
  return Object.fromEntries(
    sources.flatMap(({ path, key, anchors }) => (path.endsWith(".md") && key !== null ? [[key, anchors]] : [])),
  );
}

test("the content check expects exactly the ids that headings have on their pages", async () => {
  const documents = await readDocuments();
  expect(documents.length).toBeGreaterThan(100);
  expect(await readAnchors()).toEqual(
    Object.fromEntries(documents.map(({ slug, outline }) => [slug, outline?.map(({ id }) => id)])),
  );
});

/** Served by the gateway; the fragment in their links is an operation. */
const ofDevelopers: readonly string[] = ["/graphql", "/playground"];

test("the content check expects exactly the application's pages", () => {
  const pages = routesOf(siteAddresses)
    .filter(({ type }) => type?.layout !== "PAGE")
    .map(({ path }) => path.replace(/\/:\w+\?$/, ""))
    .filter((path) => !/[:*]|\.txt$/.test(path));
  expect(
    sitePages(defaultTypes)
      .filter((path) => !ofDevelopers.includes(path))
      .toSorted(),
  ).toEqual(pages.toSorted());
});

test("every link on every page leads to an existing page, and to an existing fragment", async () => {
  const pages = new Map<string, { readonly links: readonly string[]; readonly ids: ReadonlySet<string> }>();
  const open = async (path: string): Promise<void> => {
    if (pages.has(path)) return;
    const response = await fetch(site().url + path);
    const html = await response.text();
    expect(`${response.status} ${path}`).toBe(`200 ${path}`);
    pages.set(path, {
      links: valuesOf(html, /<a [^>]*?href="(\/[^"]*)"/g),
      ids: new Set(valuesOf(html, / id="([^"]*)"/g)),
    });
  };
  const documents = (await readDocuments()).map(({ path }) => pathOf(path));
  for (const path of new Set([...sitePages(defaultTypes).filter((path) => !ofDevelopers.includes(path)), ...documents]))
    await open(path);
  const links = [...new Set([...pages.values()].flatMap(({ links }) => links))];
  for (const path of new Set(links.map(pathOf))) await open(path);
  expect(links.length).toBeGreaterThan(200);
  expect(
    links.filter(
      (link) =>
        link.includes("#") &&
        !ofDevelopers.includes(pathOf(link)) &&
        pages.get(pathOf(link))?.ids.has(fragmentOf(link)) !== true,
    ),
  ).toEqual([]);
});

function valuesOf(html: string, pattern: RegExp): readonly string[] {
  return [...html.matchAll(pattern)].map(([, value = ""]) => value.replaceAll("&amp;", "&"));
}
function pathOf(link: string): string {
  return link.split("#")[0] ?? "";
}
function fragmentOf(link: string): string {
  return decodeURIComponent(link.split("#")[1] ?? "");
}
