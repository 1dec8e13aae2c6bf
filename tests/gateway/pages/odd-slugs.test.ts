import { expect, test } from "vitest";
import { DocumentFields } from "../../../backend/ingest/read/front-matter/fields.ts";
import { aDocument, makeContent } from "../../support/content.ts";
import { startSite } from "../../support/site.ts";

/** Unusual slugs that have an address. */
const accepted = [
  "a?b",
  "a#b",
  "a%b",
  "a%2fb",
  "%2e%2e",
  "100%",
  "a&b=c",
  "a+b",
  "a;b",
  "a:b",
  "a,b",
  "a@b",
  "a!b",
  "a'b",
  "a(b)",
  "a*b",
  "a|b",
  "a\\b",
  "a^b",
  "a~b",
  "~a",
  "$a",
  "[a]",
  "{a}",
  "<a>",
  "a`b",
  "guide.md",
  "guide.json",
  "guide.xml",
  "sitemap.xml",
  "robots.txt",
  "v1.2.3",
  "a.",
  "...",
  "..a",
  "a..",
  ".well-known",
  ".hidden",
  "index.html",
  "_",
  "-",
  "0",
  "null",
  "undefined",
  "true",
  "__proto__",
  "constructor",
  "toString",
  "search",
  "docs",
  "graphql",
  "日本語",
  "für",
  "café",
  "İ",
  "ß",
  "ﬁ",
  "🙂",
  "👩‍👩‍👧",
  "עברית",
  "A",
  "UPPER",
  "a\u00a0b".replace("\u00a0", "_"),
  "x".repeat(200),
];

/** Slugs without a valid address, and the reason given. */
const refused: Readonly<Record<string, RegExp>> = {
  "a/b": /without a slash/,
  "/a": /without a slash/,
  ".": /other than "." and ".."/,
  "..": /other than "." and ".."/,
  "a b": /space/,
  "a\u0000b": /space|control/,
  "a\u007fb": /control/,
  "a\ud800": /half of a surrogate pair/,
  ["y".repeat(201)]: /at most 200/,
};

test("a slug without a valid address is refused with the reason", () => {
  for (const [slug, reason] of Object.entries(refused)) {
    const parsed = DocumentFields.safeParse({ subject: "A", slug });
    expect(
      parsed.error?.issues.map(({ message }) => message).join("\n") ?? `${JSON.stringify(slug)} was accepted`,
    ).toMatch(reason);
  }
});

test("every other slug, however unusual, opens its document at the address that the site gives it", async () => {
  expect(accepted.filter((slug) => !DocumentFields.safeParse({ subject: "A", slug }).success)).toEqual([]);
  const subjects = accepted.map((_, place) => `Document number ${place} of them`);
  await using content = await makeContent(
    Object.fromEntries(
      accepted.map((slug, place) => [
        `article/file-${place}.md`,
        aDocument({ subject: subjects[place] ?? "", slug: JSON.stringify(slug) }),
      ]),
    ),
  );
  await using site = await startSite({ CONTENT_DIR: content.dir });
  const query = `{ documents(type: "article", limit: 100) { items { subject path } } }`;
  const answer = await fetch(`${site.url}/graphql?query=${encodeURIComponent(query)}`, {
    headers: { "apollo-require-preflight": "1" },
  });
  const { data }: { data: { documents: { items: { subject: string; path: string }[] } } } = await answer.json();
  expect(data.documents.items.map(({ subject }) => subject).toSorted()).toEqual(subjects.toSorted());
  const read = await Promise.all(
    data.documents.items.map(async ({ subject, path }) => {
      const page = await fetch(`${site.url}${path}`);
      const text = await page.text();
      return { path, status: page.status, isThere: text.includes(`>${subject}<`) };
    }),
  );
  expect(read.filter(({ status, isThere }) => status !== 200 || !isThere)).toEqual([]);
});
