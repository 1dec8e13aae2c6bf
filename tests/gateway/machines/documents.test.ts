import { expect, test } from "vitest";
import { parse } from "yaml";
import { ask } from "../../support/ask.ts";
import { exchange } from "../../support/exchange.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";
import { documents, markdown, settings } from "./document-files.ts";
import { getFile } from "./get-file.ts";

const site = forAllTests(() => startFakeSite({ documents, settings }));
function get(path: string, accept = "*/*", method = "GET") {
  return getFile(site(), path, { method, headers: { accept } });
}

function frontMatterOf(text: string): unknown {
  return parse(/^---\n([\s\S]*?)\n---\n/.exec(text)?.[1] ?? "");
}

test("every document has a Markdown file: front matter, its title, its text with absolute links", async () => {
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

test("the JSON file has the schema's data", async () => {
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
    html: '<p>Read <a href="https://docs.example/blog/b">this</a>.</p><pre><code class="language-js">a &lt; b</code></pre>',
  });
});

test("a client that prefers Markdown at least as much as HTML gets it at the page's address; browsers never do", async () => {
  const file = (await get("/article/first-words.md")).text;
  for (const accept of [
    "text/markdown",
    "Text/Markdown",
    "text/markdown, text/html, */*",
    "text/markdown;q=0.9, */*;q=0.8",
    "text/html;q=0.5, text/markdown;q=0.8, */*",
  ]) {
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
    "text/markdown;q=0.5, text/*",
    "*/*, text/markdown;q=0.1",
  ]) {
    expect({ accept, ...(await get("/article/first-words", accept)) }).toMatchObject({
      accept,
      type: "text/html; charset=utf-8",
    });
  }
});

test("every prefix has the file of any document, and a slug alone redirects to the file at the document's address", async () => {
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

test("an exact slug takes precedence over the extension", async () => {
  expect(await get("/article/node.md")).toMatchObject({ status: 200, type: "text/html; charset=utf-8" });
  expect((await get("/article/node.md.md")).text).toContain("# Node in Markdown");
  expect((await get("/article/node.md", "text/markdown")).type).toBe("text/html; charset=utf-8");
});

test("a file supports 304, and HEAD has no body", async () => {
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

test("a list without texts requests none from the backend", async () => {
  await using other = await startFakeSite({ documents });
  await ask(other, '{ documents(type: "article") { items { subject } } }');
  await ask(
    other,
    'query A { documents(type: "article") { items { ...T } } } fragment T on Document { outline { id } }',
  );
  const urls = other.backend.calls.map(({ url }) => url).filter((url) => url.startsWith(calls.ofType));
  expect(urls.map((url) => new URL(url, "http://x").searchParams.get("content"))).toEqual(["none", null]);
});

test("a large document of nothing but code is kept as a page and as files", async () => {
  const code = `<pre><code class="language-js">${"1 ".repeat(24_999)}</code></pre>`;
  await using other = await startFakeSite({ documents: [aWireDocument({ content: code.repeat(6) })], settings });
  for (const path of ["/article/first-words", "/article/first-words.json", "/article/first-words.md"]) {
    await getFile(other, path);
    const { status, headers } = await getFile(other, path);
    expect({ path, status, timing: headers["server-timing"] }).toEqual({
      path,
      status: 200,
      timing: expect.stringContaining("hit"),
    });
  }
});
