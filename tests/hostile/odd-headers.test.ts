import { expect, test } from "vitest";
import { aDocument, makeContent } from "../support/content.ts";
import { exchange, post } from "../support/exchange.ts";
import type { Exchanged } from "../support/exchange.ts";
import { startFakeSite } from "../support/fakes/fake-site.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { makeDataDir, spawnGateway } from "../support/gateway-process.ts";
import { asBytes, letters, names, odd, oddRoutes } from "./support/odd-values.ts";

/** Problems of a response's headers: anything but printable ASCII, or a smuggled header. UTF-8 bytes are allowed where a backend sent them. */
function problemsOf({ status, headers }: Exchanged, allowed: readonly number[]): readonly string[] {
  return [
    ...(allowed.includes(status) ? [] : [`status ${status}`]),
    ...("x-injected" in headers ? ["a header of its own"] : []),
    ...["location", "link"].flatMap((name) =>
      /^[\x20-\x7E]*$/.test(String(headers[name] ?? "")) ? [] : [`${name}: ${String(headers[name])}`],
    ),
  ];
}

const wire = forAllTests(() => startFakeSite({ routes: oddRoutes }));

/** The valid targets of `redirects.yml`: others are refused with their line. */
const redirected = Object.entries(odd).filter(([, value]) => !/[\s?#\\]/.test(value));
function lineOf(from: string, to: string): string {
  return `${JSON.stringify(from)}: ${JSON.stringify(to)}\n`;
}
/** A YAML key has at most 1,024 characters. */
const redirects = redirected.map(
  ([, value], at) =>
    lineOf(`/old-${at}`, `/blog/${value}`) +
    (value.length > 1_000 ? "" : lineOf(`/${value}/from`, "/article/first-words")),
);

test("with unusual characters in every value that reaches a header, each response is one, and the process survives", async () => {
  await using data = await makeDataDir();
  await using content = await makeContent({ "redirects.yml": redirects.join("") });
  await using gateway = spawnGateway({
    DATA_DIR: data.dir,
    CONTENT_DIR: content.dir,
    DOCS_API_URL: wire().backend.apiUrl,
    SITE_URL: "https://例え.jp",
    FORWARD_COOKIES: "session",
    TRUST_PROXY: "1",
  });
  const url = await gateway.url;
  const seen: string[] = [];
  const look = async (what: string, asked: Promise<Exchanged>, allowed: readonly number[]): Promise<void> => {
    const answer = await asked.catch((error: unknown) => String(error));
    const problems = typeof answer === "string" ? [answer] : problemsOf(answer, allowed);
    if (problems.length > 0) seen.push(`${what}: ${problems.join(", ")}`);
  };
  for (const [at, [name]] of redirected.entries())
    await look(`a redirect to ${name}`, exchange({ url }, `/old-${at}`), [301]);
  for (const [at, name] of names.entries()) {
    const value = letters[at] ?? "";
    const encoded = encodeURIComponent(value.toWellFormed()).slice(0, 3_000).replace(/%.?$/, "");
    for (const path of [
      `/article/${encoded}`,
      `/article/${encoded}.md`,
      `/article/${encoded}.json`,
      `/${encoded}.md`,
      `/${encoded}`,
      `/${encoded}.xml`,
      `/${encoded}/from`,
      `/feeds/tag/${encoded}.rss`,
      `/cards/${encoded}-0123456789ab.png`,
      `/search?q=${encoded}`,
      `/newsletter/unsubscribe?token=${encoded}`,
    ]) {
      await look(`${name} at ${path.slice(0, 60)}`, exchange({ url }, path), [200, 301, 302, 404, 400, 503, 414, 500]);
    }
    await look(
      `${name} in a picture's address`,
      exchange({ url }, `/cards/picture-${at}-0123456789ab.png`),
      [200, 302, 503],
    );
    await look(
      `${name} in the headers of a file`,
      exchange({ url }, `/media/${at}.svg`, { headers: { cookie: "session=1" } }),
      name === "very many" ? [503] : [200],
    );
    const headers = Object.fromEntries(
      [
        "x-request-id",
        "x-forwarded-for",
        "forwarded",
        "accept",
        "accept-encoding",
        "if-none-match",
        "cookie",
        "origin",
        "user-agent",
      ].map((header) => [
        header,
        header === "cookie" ? `session=${asBytes(value).slice(0, 500)}` : asBytes(value).slice(0, 500),
      ]),
    );
    await look(`${name} in a page's request`, exchange({ url }, "/article/first-words", { headers }), [200]);
    await look(
      `${name} in an operation`,
      post(
        { url },
        {
          query: `{ document(slug: ${JSON.stringify(value.slice(0, 300).toWellFormed())}) { slug socialImage } }`,
          operationName: value.slice(0, 200),
        },
        { "mcp-protocol-version": asBytes(value).slice(0, 100) },
      ),
      [200, 400],
    );
    await look(
      `${name} in a tool's message`,
      exchange({ url }, "/mcp", {
        method: "POST",
        headers: {
          "content-type": "application/json",
          accept: "application/json, text/event-stream",
          "mcp-protocol-version": asBytes(value).slice(0, 100),
        },
        body: JSON.stringify({
          jsonrpc: "2.0",
          id: value.slice(0, 100),
          method: "tools/call",
          params: { name: value.slice(0, 100), arguments: {} },
        }),
      }),
      [200, 400],
    );
  }
  await look(
    "a backend's own Retry-After",
    post({ url }, { query: `mutation { subscribeNewsletter(email: "a@b.example") { __typename } }` }),
    [200],
  );
  await look(
    "a wrong token",
    exchange({ url }, "/newsletter/unsubscribe?token=x", { method: "POST" }),
    [429, 400, 503],
  );
  expect(seen).toEqual([]);
  // It survives, and no error reached the uncaught exception handler.
  expect((await exchange({ url }, "/article/first-words")).status).toBe(200);
  expect(gateway.output()).not.toMatch(/uncaught error|ERR_INVALID_CHAR/);
});

test("encoded values keep their meaning: an ASCII address is the same as the Unicode one", async () => {
  await using data = await makeDataDir();
  await using content = await makeContent({
    "redirects.yml": "/old: /blog/日本語#第一\n",
    "article/語.md": aDocument({}),
  });
  await using gateway = spawnGateway({ DATA_DIR: data.dir, CONTENT_DIR: content.dir, SITE_URL: "https://例え.jp" });
  const url = await gateway.url;
  const { headers } = await exchange({ url }, "/old");
  expect(decodeURIComponent(headers.location ?? "")).toBe("/blog/日本語#第一");
  const file = await exchange({ url }, "/article/%E8%AA%9E.md");
  expect(file.headers.link).toBe('<https://xn--r8jz45g.jp/article/%E8%AA%9E/>; rel="canonical"');
  // Every mention of the site agrees.
  const page = (await exchange({ url }, "/article/%E8%AA%9E")).body.toString();
  const feed = (await exchange({ url }, "/feeds/all.rss")).body.toString();
  const sitemap = (await exchange({ url }, "/sitemap-article.xml")).body.toString();
  for (const text of [file.body.toString(), page, feed, sitemap]) {
    expect(text).toContain("https://xn--r8jz45g.jp/");
    expect(text).not.toContain("例え");
  }
  expect((await exchange({ url }, "/old", { headers: { host: "xn--r8jz45g.jp" } })).status).toBe(301);
});
