import { expect, test } from "vitest";
import { z } from "zod";
import { ask } from "../../support/ask.ts";
import { startFakeSite } from "../../support/fakes/fake-site.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { openPage } from "../../support/pages/open-page.ts";
import { parseHtml } from "../../support/pages/parse-markup.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";

const slugs = [
  "über-uns",
  "emoji-😀",
  "with.dots.xml",
  "two words",
  "50%-off",
  "a/b",
  "what?#now",
  "a+b&c=d",
  "__proto__",
  "constructor",
  "toString",
  "UPPER",
  "x".repeat(200),
] as const;

const site = forAllTests(() =>
  startFakeSite({
    settings: { SITE_URL: "https://docs.example" },
    documents: slugs.map((slug, index) => aWireDocument({ _id: String(index), slug, subject: `Subject ${index}` })),
  }),
);

test.each(slugs.map((slug, index) => ({ slug, subject: `Subject ${index}` })))(
  "a document with the slug $slug opens at its own address",
  async ({ slug, subject }) => {
    const { data } = await ask(site(), "query ($slug: String!) { document(slug: $slug) { path subject } }", {
      variables: { slug },
    });
    const path = `/article/${encodeURIComponent(slug)}`;
    expect(data?.document).toEqual({ path, subject });
    const page = await openPage(site(), path);
    expect({ status: page.status, title: page.document.title, canonical: page.canonical }).toEqual({
      status: 200,
      title: subject,
      canonical: `https://docs.example${path}/`,
    });
  },
);

test("links to such a document lead there", async () => {
  const { document } = await openPage(site(), "/");
  const addresses = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/article/"]')].map((link) =>
    link.getAttribute("href"),
  );
  expect(addresses).toContain("/article/%C3%BCber-uns");
  expect(addresses.length).toBeGreaterThan(5);
});

test("the tree of the docs reader leads to every one of them", async () => {
  const level = z.object({ treeNodes: z.object({ nodes: z.array(z.object({ key: z.string(), path: z.string() })) }) });
  const { data } = await ask(site(), `{ treeNodes(group: TYPES, within: ["article"]) { nodes { key path } } }`);
  const read = await Promise.all(
    level.parse(data).treeNodes.nodes.map(async ({ key, path }) => {
      const answer = await fetch(`${site().url}${path}`);
      return [key, answer.status, parseHtml(await answer.text()).title] as const;
    }),
  );
  expect(read).toEqual(slugs.map((slug, index) => [slug, 200, `Subject ${index}`]));
});

test.each(["a/b", "two words", "what?#now"])("the short address of %s leads to its document", async (slug) => {
  const answer = await fetch(`${site().url}/${encodeURIComponent(slug)}`, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([301, `/article/${encodeURIComponent(slug)}`]);
});
