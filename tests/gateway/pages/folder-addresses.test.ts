import { expect, test } from "vitest";
import supertest from "supertest";
import { ask } from "../../support/ask.ts";
import { aDocument, makeContent } from "../../support/content.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { openPage } from "../../support/pages/open-page.ts";
import { startSite } from "../../support/site.ts";

const site = forAllTests(async () => {
  const content = await makeContent({
    "site.yml":
      "name: Testsite\nid: testsite\ntypes:\n  guide: { label: Guide, listLabel: Guides, layout: guides, addresses: folders }\n",
    "guide/index.md": aDocument({ subject: "Welcome" }),
    "guide/02-install/_folder.yml": "title: Set up\n",
    "guide/02-install/02-linux.md": aDocument({ subject: "Linux" }),
    "guide/02-install/01-windows.md": aDocument({ subject: "Windows" }),
    "guide/01-first/steps.md": aDocument({ subject: "Steps" }),
    "article/linux.md": aDocument({ subject: "About Linux" }),
  });
  const started = await startSite({ CONTENT_DIR: content.dir });
  return {
    url: started.url,
    [Symbol.asyncDispose]: async () => {
      await started[Symbol.asyncDispose]();
      await content[Symbol.asyncDispose]();
    },
  };
});

test("a guide in a folder has a page with its folders in the breadcrumbs, the sidebar in order, and its neighbours", async () => {
  const { status, document, canonical } = await openPage(site(), "/guide/install/windows");
  expect(status).toBe(200);
  expect(document.querySelector("h1")?.textContent).toBe("Windows");
  expect(canonical).toMatch(/\/guide\/install\/windows\/$/);
  const textsOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map((node) =>
      `${node.textContent} ${node.getAttribute("href") ?? ""}`.trim(),
    );
  expect(textsOf("[aria-label=Breadcrumb] a")).toEqual(["Home /", "Set up /guide/install/windows"]);
  expect(textsOf("#guides li a, #guides summary")).toEqual([
    "Welcome /guide",
    "First",
    "Steps /guide/first/steps",
    "Set up",
    "Windows /guide/install/windows",
    "Linux /guide/install/linux",
  ]);
  expect(textsOf("#guides [aria-current=page]")).toEqual(["Windows /guide/install/windows"]);
  expect(textsOf("a[rel=prev], a[rel=next]").map((text) => text.split(" ").at(-1))).toEqual([
    "/guide/first/steps",
    "/guide/install/linux",
  ]);
});

test("the page of the type shows the index page of its folder", async () => {
  const { status, document, canonical } = await openPage(site(), "/guide");
  expect([status, document.querySelector("h1")?.textContent]).toEqual([200, "Welcome"]);
  expect(canonical).toMatch(/\/guide\/$/);
});

test.each([
  "/guide/install%2Flinux",
  "/guide/install%2flinux",
  "/guide/install%5Clinux",
  "/guide/first/%2e%2e/install/linux",
  "/guide/install//linux",
  "/guide/install/%252e%252e",
  "/article/guide%2Finstall%2Flinux",
  "/docs/guide%2Finstall%2Flinux",
  "/guide/install%2Flinux.md",
  "/guide/install",
  "/guide/linux",
])("%s is no address", async (path) => {
  expect((await supertest(site().url).get(path).redirects(0)).status).toBe(404);
});

test("the reader, Markdown, JSON, feed, sitemap, llms.txt, GraphQL and search give the same address", async () => {
  const read = async (path: string) => (await supertest(site().url).get(path).redirects(0)).text;
  expect((await openPage(site(), "/docs/guide/install/linux")).canonical).toMatch(/\/guide\/install\/linux\/$/);
  expect(await read("/guide/install/linux.md")).toContain("# Linux");
  expect(await read("/guide.md")).toContain("# Welcome");
  expect(JSON.parse(await read("/guide/install/linux.json"))).toMatchObject({ slug: "guide/install/linux" });
  expect(await read("/feeds/type/guide.rss")).toContain("/guide/install/linux/");
  const inOrder = ["/guide/", "/guide/first/steps/", "/guide/install/windows/", "/guide/install/linux/"];
  const addressesIn = (text: string) =>
    [...text.matchAll(/https?:\/\/[^/]+(\/guide(?:\/[^.\s<)"]*)?)(?:\.md)?/g)].map(([, path = ""]) =>
      path.replace(/\/?$/, "/"),
    );
  expect(addressesIn(await read("/sitemap-guide.xml"))).toEqual(inOrder);
  expect([...new Set(addressesIn(await read("/llms.txt")))].filter((path) => inOrder.includes(path))).toEqual(inOrder);
  const { data, errors } = await ask(
    site(),
    `{ document(slug: "guide/install/linux") { path breadcrumbs { name path } next { path } previous { path } }
       documentLinks(type: "guide", limit: 10) { slug folders { title } }
       search(term: "windows") { items { document { path } } } }`,
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    document: {
      path: "/guide/install/linux",
      breadcrumbs: [{ name: "Set up", path: "/guide/install/windows" }],
      next: null,
      previous: { path: "/guide/install/windows" },
    },
    documentLinks: [
      { slug: "guide", folders: [] },
      { slug: "guide/first/steps", folders: [{ title: "First" }] },
      { slug: "guide/install/windows", folders: [{ title: "Set up" }] },
      { slug: "guide/install/linux", folders: [{ title: "Set up" }] },
    ],
    search: { items: [{ document: { path: "/guide/install/windows" } }] },
  });
});

test("the same name in a flat type is another document", async () => {
  expect((await openPage(site(), "/article/linux")).document.querySelector("h1")?.textContent).toBe("About Linux");
});
