import { expect, test } from "vitest";
import { z } from "zod";
import { createIngest } from "../../backend/ingest/publish/ingest.ts";
import { createMediaFolder } from "../../backend/ingest/read/media-folder.ts";
import { sitePages } from "../../backend/ingest/publish/pages.ts";
import { openStore } from "../../backend/store/sqlite/open-store.ts";
import { docTypes } from "../../backend/store/doc-types.ts";
import { routes } from "../../client/app/routes.ts";
import { createDataFolder } from "../backend/support/content-folder.ts";
import { ask } from "../support/ask.ts";
import { demonstrationContent } from "../support/demonstration-content.ts";
import { demonstration } from "../support/site.ts";

const site = demonstration;

/** Whoever reads every document, waits for the first time that each is worked on. */
const everyDocumentMs = 120_000;

const Documents = z.object({
  documents: z.object({
    items: z.array(
      z.object({ slug: z.string(), path: z.string(), outline: z.array(z.object({ id: z.string() })).nullable() }),
    ),
  }),
});

const readDocuments = async () => {
  const lists = docTypes.map(async ({ id }) => {
    const type = id.replaceAll("-", "_").toUpperCase();
    const { data } = await ask(
      site(),
      `{ documents(type: ${type}, limit: 100) { items { slug path outline { id } } } }`,
    );
    return Documents.parse(data).documents.items;
  });
  return (await Promise.all(lists)).flat();
};

/** What the check of the content takes for the ids of each document's headings. */
const readAnchors = async (): Promise<Readonly<Record<string, readonly string[] | null>>> => {
  using data = createDataFolder();
  const store = openStore(":memory:");
  await createIngest({ store, contentDir: demonstrationContent, media: createMediaFolder(data.path) }).scan();
  const sources = await store.sources.find(await store.sources.paths());
  await store.close();
  return Object.fromEntries(
    sources.flatMap(({ path, key, anchors }) => (path.endsWith(".md") && key !== null ? [[key, anchors]] : [])),
  );
};

test(
  "the check of the content knows the very ids that headings have on their pages",
  async () => {
    const documents = await readDocuments();
    expect(documents.length).toBeGreaterThan(100);
    expect(await readAnchors()).toEqual(
      Object.fromEntries(documents.map(({ slug, outline }) => [slug, outline?.map(({ id }) => id)])),
    );
  },
  everyDocumentMs,
);

/** Served by the gateway beside the application; what stands behind `#` there is an operation. */
const ofDevelopers: readonly string[] = ["/graphql", "/playground"];

test("the check of the content knows the very pages that the application has", () => {
  const pages = routes.map(({ path }) => path).filter((path) => !/[:*]|\.txt$/.test(path));
  expect(sitePages.filter((path) => !ofDevelopers.includes(path)).toSorted()).toEqual(pages.toSorted());
});

test(
  "every link of every page leads to a page, and to a part that is there",
  async () => {
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
    for (const path of new Set([...sitePages.filter((path) => !ofDevelopers.includes(path)), ...documents]))
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
  },
  everyDocumentMs,
);

const valuesOf = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([, value = ""]) => value.replaceAll("&amp;", "&"));
const pathOf = (link: string): string => link.split("#")[0] ?? "";
const fragmentOf = (link: string): string => decodeURIComponent(link.split("#")[1] ?? "");
