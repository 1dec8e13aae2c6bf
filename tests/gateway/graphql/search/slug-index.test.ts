import { expect, test } from "vitest";
import { buildSlugIndex } from "../../../../gateway/features/search/slug-index.ts";
import { slugIndexOf } from "../../../../gateway/features/search/slug-indexes.ts";
import { wordsPerTurn } from "../../../../texts/trigram-index.ts";

const words = ["domain", "transfer", "record", "mail", "zone", "price", "dispute", "owner", "hyphen"];
const manySlugs = Array.from(
  { length: 20_000 },
  (_, index) => `${words[index % 9]}-${words[(index * 7) % 8]}-${words[(index * 5) % 7]}-${index}`,
);

/** The expected result, by comparing with every slug. */
function bySight(asked: string, slugs: readonly string[], limit: number): readonly string[] {
  const threes = (slug: string) =>
    new Set(Array.from({ length: slug.length + 1 }, (_, at) => `  ${slug} `.slice(at, at + 3)));
  const wanted = threes(asked);
  const scored = slugs.map((slug) => ({
    slug,
    score: (2 * threes(slug).intersection(wanted).size) / (wanted.size + threes(slug).size),
  }));
  return scored
    .filter(({ score }) => score >= 0.3)
    .toSorted((a, b) => b.score - a.score || (a.slug < b.slug ? -1 : 1))
    .slice(0, limit)
    .map(({ slug }) => slug);
}

test("the index finds what a comparison with every slug finds", async () => {
  const { nearest } = await buildSlugIndex(manySlugs);
  for (const asked of [
    "domian-transfr-record-63",
    "mail",
    "price-dispte-17999",
    "zzzz",
    "",
    "日本語",
    "DOMAIN-mail".toLowerCase(),
  ]) {
    expect({ asked, found: await nearest(asked, 5) }).toEqual({ asked, found: bySight(asked, manySlugs, 5) });
  }
});

test("it is built in batches of a few hundred slugs, which yield to other requests", async () => {
  let turns = 0;
  const slugs = function* () {
    yield* manySlugs;
  };
  await buildSlugIndex(slugs(), async () => void (turns += 1));
  expect(wordsPerTurn).toBeLessThanOrEqual(500);
  expect(turns).toBeGreaterThanOrEqual(manySlugs.length / wordsPerTurn);
});

test("other requests are served while it is built", async () => {
  let others = 0;
  const timer = setInterval(() => (others += 1), 0);
  await buildSlugIndex(manySlugs);
  clearInterval(timer);
  expect(others).toBeGreaterThan(5);
});

test("a look-up among slugs that share most of their words yields to other requests", async () => {
  const alike = Array.from({ length: 30_000 }, (_, at) => `what-a-reader-wants-to-know-of-${at}`);
  let turns = 0;
  const { nearest } = await buildSlugIndex(alike, async () => void (turns += 1));
  const built = turns;
  expect(await nearest("what-a-raeder-wants-to-know-of-17", 1)).toEqual(["what-a-reader-wants-to-know-of-17"]);
  expect(turns - built).toBeGreaterThanOrEqual(3);
});

test("data with equal slugs share an index, other data have another", async () => {
  const typesOf = (...slugs: readonly string[]) => [
    { _id: "a", name: "A", slug: "a", count: slugs.length, docs: slugs.map((slug) => ({ slug, subject: slug })) },
  ];
  const [first, again, changed] = [typesOf("one", "two"), typesOf("one", "two"), typesOf("one", "three")];
  const index = await slugIndexOf(first);
  expect(await slugIndexOf(again)).toBe(index);
  expect(await (await slugIndexOf(changed)).nearest("thre", 1)).toEqual(["three"]);
  expect(await slugIndexOf(first)).toBe(index);
});
