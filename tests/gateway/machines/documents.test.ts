import { expect, test } from "vitest";
import { parse } from "yaml";
import { ask } from "../../support/ask.ts";
import { exchange } from "../../support/exchange.ts";
import { json } from "../../support/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fake-site.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { aWireDocument } from "../../support/wire-documents.ts";

const settings = { SITE_URL: "https://docs.example" };
const documents = [
  aWireDocument({
    content: '<p>Read <a href="/blog/b">this</a>.</p><pre><code class="language-js">a &lt; b</code></pre>',
    featuredImage: "/media/a.png",
    metaDescription: "What $website says: 1 # 2",
  }),
  aWireDocument({ slug: "node.md", subject: "Node in Markdown" }),
  aWireDocument({
    slug: "a/b ü",
    docType: "press-release",
    subject: 'Slashes: *and* "quotes"',
    user: [],
    authorDetails: [],
    tagDetails: [],
    lastUpdated: null,
  }),
  aWireDocument({ slug: "our-terms", docType: "tou", subject: "Our terms" }),
  aWireDocument({ slug: "rdap", docType: "glossary", subject: "RDAP" }),
];
const site = forAllTests(() => startFakeSite({ documents, settings }));
const get = async (path: string, accept = "*/*", method = "GET") => {
  const { status, headers, body } = await exchange(site(), path, { method, headers: { accept } });
  return { status, type: headers["content-type"], headers, text: body.toString() };
};

const markdown = "text/markdown; charset=utf-8";
const frontMatterOf = (text: string): unknown => parse(/^---\n([\s\S]*?)\n---\n/.exec(text)?.[1] ?? "");

test("every document is a Markdown file: front matter, its title, its text with absolute links", async () => {
  const { status, type, text, headers } = await get("/article/first-words.md");
  expect({ status, type, vary: headers.vary, link: headers.link }).toEqual({
    status: 200,
    type: markdown,
    vary: "Accept, Accept-Encoding",
    link: '<https://docs.example/article/first-words/>; rel="canonical"',
  });
  expect(frontMatterOf(text)).toEqual({
    title: "First words",
    source: "https://docs.example/article/first-words/",
    type: "article",
    description: "What Testsite says: 1 # 2",
    datePublished: "2026-01-02T00:00:00Z",
    dateModified: "2026-02-03T00:00:00Z",
    authors: ["Ada Example"],
    category: "Names",
    tags: ["DNS"],
    image: "https://docs.example/media/a.png",
  });
  expect(text.split("---\n").at(-1)).toBe(
    "\n# First words\n\nRead [this](https://docs.example/blog/b).\n\n```js\na < b\n```\n",
  );
});

test("the JSON file says what the schema says", async () => {
  const { type, text } = await get("/article/first-words.json");
  expect(type).toBe("application/json; charset=utf-8");
  const { data } = await ask(
    site(),
    `{ document(slug: "first-words") { slug subject datePublished lastUpdated readingMinutes markdown } }`,
  );
  const { title, dateModified, ...rest } = JSON.parse(text);
  expect({ subject: title, lastUpdated: dateModified, ...rest }).toMatchObject({
    ...Object(data?.["document"]),
    url: "https://docs.example/article/first-words/",
    markdownUrl: "https://docs.example/article/first-words.md",
    tags: [{ name: "DNS", url: "https://docs.example/tag/dns/" }],
    authors: [{ name: "Ada Example", designation: "Writer", url: "https://docs.example/authors/Ada%20Example/ada/" }],
    html: '<p>Read <a href="https://docs.example/blog/b">this</a>.</p><pre><code>a &lt; b</code></pre>',
  });
});

test("who names Markdown and likes it no less than HTML gets it from the page's address; browsers never do", async () => {
  const file = (await get("/article/first-words.md")).text;
  for (const accept of ["text/markdown", "text/markdown, text/html, */*", "text/html;q=0.5, text/markdown;q=0.8"]) {
    expect({ accept, ...(await get("/article/first-words/", accept)) }).toMatchObject({
      accept,
      status: 200,
      type: markdown,
      text: file,
    });
  }
  for (const accept of [
    "",
    "*/*",
    "text/html,application/xhtml+xml,*/*;q=0.8",
    "text/html, text/markdown;q=0.9",
    "text/markdown;q=0",
  ]) {
    expect({ accept, ...(await get("/article/first-words", accept)) }).toMatchObject({
      accept,
      type: "text/html; charset=utf-8",
    });
  }
});

test("every prefix has the file of any document, and a slug alone leads to the file at its own address", async () => {
  const own = (await get("/press-release/a%2Fb%20%C3%BC.md")).text;
  expect(frontMatterOf(own)).toMatchObject({
    title: 'Slashes: *and* "quotes"',
    source: "https://docs.example/press-release/a%2Fb%20%C3%BC/",
    type: "press-release",
  });
  expect(own).toContain('\n# Slashes: \\*and\\* "quotes"\n');
  expect((await get("/docs/a%2Fb%20%C3%BC.md")).text).toBe(own);
  expect(await get("/first-words.json")).toMatchObject({
    status: 301,
    headers: { location: "/article/first-words.json", "cache-control": "public, max-age=60" },
  });
  expect((await get("/legal/terms.md")).text).toContain("# Our terms");
  expect(frontMatterOf((await get("/docs/rdap.md")).text)).toMatchObject({
    source: "https://docs.example/glossary/#rdap",
  });
});

test("an exact slug wins over the ending", async () => {
  expect(await get("/article/node.md")).toMatchObject({ status: 200, type: "text/html; charset=utf-8" });
  expect((await get("/article/node.md.md")).text).toContain("# Node in Markdown");
  expect((await get("/article/node.md", "text/markdown")).type).toBe("text/html; charset=utf-8");
});

test("what is not there is 404 in the form asked for, with what comes closest in that form", async () => {
  for (const [path, accept] of [
    ["/article/first-wrds.md", "*/*"],
    ["/article/first-wrds", "text/markdown"],
    ["/nowhere/first-wrds", "text/markdown"],
    ["/first-wrds.md", "*/*"],
  ] as const) {
    const { status, type, text, headers } = await get(path, accept);
    expect({ path, status, type, cache: headers["cache-control"] }).toEqual({
      path,
      status: 404,
      type: markdown,
      cache: "no-store",
    });
    expect(text).toContain(
      `# No content found.\n\nNothing lives at \`${path}\`. These come closest:\n\n- [First words](https://docs.example/article/first-words.md)`,
    );
  }
  const { status, type, text } = await get("/article/first-wrds.json");
  expect({ status, type }).toEqual({ status: 404, type: "application/problem+json; charset=utf-8" });
  expect(JSON.parse(text)).toMatchObject({
    status: 404,
    title: "No content found.",
    suggestions: [
      {
        title: "First words",
        url: "https://docs.example/article/first-words/",
        jsonUrl: "https://docs.example/article/first-words.json",
      },
      {},
      {},
    ],
  });
});

test("an address cannot write Markdown of its own into the answer", async () => {
  const { text } = await get("/article/%60%0A%23%20Owned%0A[x](y).md");
  expect(text).not.toMatch(/^# Owned/m);
  expect(text.split("\n")[2]).toBe("Nothing lives at `/article/ # Owned [x](y).md`. These come closest:");
});

test("a file is 304 for who has it, and by HEAD has no body", async () => {
  for (const path of ["/article/first-words.md", "/article/first-words.json"]) {
    const { headers, text } = await get(path);
    const again = await exchange(site(), path, { headers: { "if-none-match": String(headers.etag) } });
    expect({ path, status: again.status, length: again.body.length, etag: again.headers.etag }).toEqual({
      path,
      status: 304,
      length: 0,
      etag: headers.etag,
    });
    expect((await exchange(site(), path, { headers: { "if-none-match": '"of-something-else"' } })).status).toBe(200);
    const head = await get(path, "*/*", "HEAD");
    expect({ text: head.text, length: head.headers["content-length"] }).toEqual({
      text: "",
      length: String(Buffer.byteLength(text)),
    });
  }
});

test("a backend that fails is 503 in the form asked for, with a time to come back; what was served before goes on", async () => {
  await using failing = await startFakeSite({ documents, settings: { ...settings, CACHE_FRESH_SECONDS: "0" } });
  const ask = async (path: string) => {
    const { status, headers, body } = await exchange(failing, path);
    return {
      status,
      type: headers["content-type"],
      retry: headers["retry-after"],
      cache: headers["cache-control"],
      text: body.toString(),
    };
  };
  const before = await ask("/article/first-words.md");
  failing.backend.answerAll(json({}, { status: 503 }));
  expect(await ask("/article/other.md")).toMatchObject({
    status: 503,
    type: markdown,
    retry: "10",
    cache: "no-store",
    text: /^# Error fetching article\./,
  });
  expect(await ask("/article/other.json")).toMatchObject({
    status: 503,
    type: "application/problem+json; charset=utf-8",
    retry: "10",
  });
  expect(await ask("/article/first-words.md")).toMatchObject({ status: 200, text: before.text });
});

test("a list without texts asks the backend for none", async () => {
  await using other = await startFakeSite({ documents });
  await ask(other, "{ documents(type: ARTICLE) { items { subject } } }");
  await ask(other, "query A { documents(type: ARTICLE) { items { ...T } } } fragment T on Document { outline { id } }");
  const urls = other.backend.calls.map(({ url }) => url).filter((url) => url.startsWith(calls.ofType));
  expect(urls.map((url) => new URL(url, "http://x").searchParams.get("content"))).toEqual(["none", null]);
});
