import { expect, test } from "vitest";
import { readSiteFiles } from "../../../content-folder/site-files/site-files.ts";
import { ask } from "../../support/ask.ts";
import { aDocument, makeContent } from "../../support/content.ts";
import { eventually } from "../../support/eventually.ts";
import { exchange } from "../../support/exchange.ts";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import { startSite } from "../../support/site.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";

const redirects = "/article/old: /article/new\n/blog/Über uns: /article/new#part\n/gone/: /legal/terms\n";

test("an old address redirects permanently to the new one, in every spelling, with its files, and keeps nothing of the request but its query", async () => {
  await using content = await makeContent({
    "redirects.yml": redirects.replace("Über uns", "%C3%9Cber%20uns"),
    "article/new.md": aDocument({}),
  });
  await using site = await startSite({ CONTENT_DIR: content.dir, SITE_URL: "https://docs.example" });
  const moved = async (path: string, headers = {}) => {
    const { status, headers: answered } = await exchange(site, path, { headers });
    return `${status} ${answered.location ?? ""} ${answered["cache-control"] ?? ""}`;
  };
  for (const path of ["/article/old", "/article/old/", "/article/%6fld"]) {
    expect({ path, moved: await moved(path, { "x-forwarded-host": "evil.example" }) }).toEqual({
      path,
      moved: "301 /article/new public, max-age=60",
    });
  }
  expect(await moved("/article/old", { accept: "text/markdown" })).toBe("301 /article/new public, max-age=60");
  expect(await moved("/article/old.md")).toBe("301 /article/new.md public, max-age=60");
  expect(await moved("/article/old.json")).toBe("301 /article/new.json public, max-age=60");
  expect(await moved("/blog/%C3%9Cber%20uns")).toBe("301 /article/new#part public, max-age=60");
  // The query is the reader's, or that of a campaign: its place is before the fragment.
  for (const [path, to] of [
    ["/article/old?utm_source=//evil.example&q=a%20b", "/article/new?utm_source=//evil.example&q=a%20b"],
    ["/article/old.md?utm_source=mail", "/article/new.md?utm_source=mail"],
    ["/blog/%C3%9Cber%20uns?utm_source=mail", "/article/new?utm_source=mail#part"],
    ["/new?utm_source=mail", "/article/new?utm_source=mail"],
    ["/article/old?", "/article/new"],
    ["/article/old?a#b", "/article/new?a"],
  ] as const)
    expect({ path, moved: await moved(path) }).toEqual({ path, moved: `301 ${to} public, max-age=60` });
  // Two at once share the page, not the query.
  expect(await Promise.all([moved("/new?a=1"), moved("/new?a=2")])).toEqual([
    "301 /article/new?a=1 public, max-age=60",
    "301 /article/new?a=2 public, max-age=60",
  ]);
  expect(await moved("/gone")).toBe("301 /legal/terms public, max-age=60");
  expect((await ask(site, `{ old: moved(path: "/article/old/") other: moved(path: "/article/new") }`)).data).toEqual({
    old: "/article/new",
    other: null,
  });
  // A removed redirect no longer applies, and a new one applies at once.
  await content.write("redirects.yml", "/article/older: /article/new\n");
  await eventually(
    () => moved("/article/older"),
    (answer) => answer.startsWith("301 /article/new"),
  );
  expect(await moved("/article/old")).toMatch(/^404/);
});

test.each([
  ["a loop", "/a: /b\n/c: /d\n/b: /a\n", [1, 3], /redirects in a loop; remove one of the lines/],
  ["itself", "/a: /a/\n", [1], /redirects in a loop/],
  ["a chain", "/x: /y\n/a: /b\n/b: /c\n", [2], /"\/b" is an old address itself; redirect to "\/c" directly/],
  [
    "another site",
    "/a: //evil.example\n/b: https://evil.example\n/c: /\\evil.example\n",
    [1, 2, 3],
    /expected a path of this site that begins with one slash/,
  ],
  [
    "an old address that is none",
    "/: /a\n/b?x=1: /a\nc: /a\n",
    [1, 2, 3],
    /expected an old address that begins with one slash and has no \?, # or space/,
  ],
  [
    "patterns of other tools",
    '"/i/*": /a\n/docs/:slug: /a\n/docs/:path*/x: /a\n/c: /a/:slug\n',
    [1, 2, 3, 4],
    /^expected one address in place of "[^"]+[*:][^"]*": a line leads one address to another/,
  ],
  ["a list", "/a: [/b]\n", [1], /expected the new address, as text/],
])("redirects with %s are reported with their lines, and the others apply", async (_name, text, lines, message) => {
  await using content = await makeContent({
    "redirects.yml": `${text}/article/old: /article/new\n`,
    "article/new.md": aDocument({}),
  });
  const { problems, redirects } = await readSiteFiles(content.dir);
  expect(problems.map(({ line }) => line)).toEqual(lines);
  for (const problem of problems)
    expect(problem).toMatchObject({
      file: "redirects.yml",
      cause: "redirect",
      effect: "published",
      message: expect.stringMatching(message),
    });
  expect(redirects?.at(-1)).toMatchObject({ from: "/article/old", to: "/article/new" });
});

test("a chain redirects to its end directly, a loop does not redirect, and of duplicate keys the last one applies", async () => {
  await using content = await makeContent({
    "redirects.yml":
      "/a: /b\n/b: /article/new\n/c: /d\n/d: /c\n/article/old: /blog/nowhere\n/article/old: /article/new\n",
    "article/new.md": aDocument({}),
  });
  await using site = await startSite({ CONTENT_DIR: content.dir });
  const moved = async (path: string) => (await exchange(site, path)).headers.location ?? null;
  expect([await moved("/a"), await moved("/b"), await moved("/article/old"), await moved("/c")]).toEqual([
    "/article/new",
    "/article/new",
    "/article/new",
    null,
  ]);
});

test("with a backend whose search does not correct typing errors, the closest documents are still suggested", async () => {
  const documents = [
    aWireDocument({ slug: "choosing-a-ttl", subject: "Choosing a TTL" }),
    aWireDocument({ slug: "dnssec-without-an-outage", subject: "DNSSEC" }),
  ];
  await using site = await startFakeSite({
    documents,
    settings: { SITE_URL: "https://docs.example" },
    routes: { [calls.search]: json([]) },
  });
  for (const [path, accept] of [
    ["/article/chosing-a-tlt", "text/html"],
    ["/article/chosing-a-tlt.md", "*/*"],
    ["/article/chosing-a-tlt.json", "*/*"],
  ] as const) {
    const { status, body } = await exchange(site, path, { headers: { accept } });
    expect({
      path,
      status,
      named: body.toString().includes("Choosing a TTL"),
      other: body.toString().includes("DNSSEC"),
    }).toEqual({ path, status: 404, named: true, other: false });
  }
});
