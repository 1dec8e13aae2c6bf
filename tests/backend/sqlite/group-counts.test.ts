import { afterAll, beforeEach, expect, test } from "vitest";
import type { NewDocument } from "../../../backend/store/documents.ts";
import type { GroupKind } from "../../../backend/store/navigation.ts";
import { openStore } from "../../../backend/store/sqlite/open-store.ts";
import { createRandom } from "../../support/seeded.ts";

const store = openStore(":memory:");
afterAll(() => store.close());

let random = createRandom(5);
beforeEach(() => {
  random = createRandom(5);
});

function oneOf<T>(items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("There is nothing to choose from.");
  return item;
}
const tagNames = { seo: ["SEO", "Seo", "seo"], dns: ["DNS", "dns"], tld: ["TLD"] } as const;

function aDraw(number: number): NewDocument {
  const category = random() < 0.3 ? null : oneOf(["A", "B", "C"]);
  const tags = (["seo", "dns", "tld"] as const)
    .filter(() => random() < 0.4)
    .map((slug) => ({ slug, name: oneOf(tagNames[slug]) }));
  return {
    slug: `document-${number}`,
    path: `article/document-${number}.md`,
    docType: oneOf(["article", "blog", "news"]),
    language: null,
    subject: `Document ${number}`,
    metaTitle: null,
    metaDescription: null,
    description: null,
    category: category === null ? null : { slug: category.toLowerCase(), name: category },
    subcategory: category === null ? null : { slug: oneOf(["x", "y"]), name: "Some" },
    tags,
    keywords: [],
    aliases: [],
    authorId: oneOf(["ada", "bob", ""]) || null,
    datePublished: oneOf(["", "2026-01-02", "2026-03-04", "2025-05-06"]) || null,
    lastUpdated: null,
    featuredImage: null,
    readingMinutes: null,
    location: null,
    schemaMarkup: [],
    position: "",
    hideFromSearch: false,
    review: null,
    editUrl: null,
    trail: [],
    content: "<p>Text</p>",
    sections: [],
  };
}

/** The expected counts of each group, computed from the documents. */
function countAll(
  documents: readonly NewDocument[],
  keyOf: (document: NewDocument) => readonly (readonly [id: string, name: string])[],
) {
  const groups = new Map<string, { count: number; name: string; last: string | null }>();
  for (const document of documents) {
    for (const [id, name] of keyOf(document)) {
      const group = groups.get(id) ?? { count: 0, name, last: null };
      const last =
        [group.last, document.datePublished]
          .filter((day) => day !== null)
          .toSorted()
          .at(-1) ?? null;
      groups.set(id, { count: group.count + 1, name: name < group.name ? name : group.name, last });
    }
  }
  return new Map([...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const authors = { ada: "Ada", bob: "Bob" } as const;
const keys: Readonly<
  Record<Exclude<GroupKind, "type">, (document: NewDocument) => readonly (readonly [string, string])[]>
> = {
  category: ({ category }) => (category === null ? [] : [[category.slug, category.name]]),
  subcategory: ({ category, subcategory }) =>
    category === null || subcategory === null ? [] : [[`${category.slug}.${subcategory.slug}`, subcategory.name]],
  author: ({ authorId }) => (authorId === null ? [] : [[authorId, authorId === "ada" ? authors.ada : authors.bob]]),
  tag: ({ tags }) => tags.map(({ slug, name }) => [slug, name]),
};

test("after any publications, edits and removals, the groups' counts equal the counted documents", async () => {
  await store.sources.publish({
    authors: Object.entries(authors).map(([id, name]) => ({ id, name, designation: null, image: null })),
  });
  const published = new Map<string, NewDocument>();
  for (let round = 0; round < 60; round += 1) {
    const documents = Array.from({ length: 1 + Math.floor(random() * 6) }, () => aDraw(Math.floor(random() * 40)));
    const gone = random() < 0.5 ? [oneOf([...published.keys(), "article/none.md"])] : [];
    for (const document of documents) published.set(document.path, document);
    for (const path of gone) published.delete(path);
    await store.sources.publish({ documents, removed: gone });
    for (const kind of ["category", "subcategory", "author", "tag"] as const) {
      const listed = (await store.navigation.list(kind, "without-docs")).map(
        ({ id, name, count, lastPublished }) => [id, { count, name, last: lastPublished }] as const,
      );
      expect(new Map(listed.toSorted(([a], [b]) => (a < b ? -1 : 1))), `round ${round}, ${kind}`).toEqual(
        countAll([...published.values()], keys[kind]),
      );
    }
  }
});

test("count changes of a failed publication are not applied with the next one", async () => {
  const other = openStore(":memory:");
  const [first, second, third] = [aDraw(1), aDraw(2), aDraw(3)];
  const broken = {
    ...third,
    get content(): string {
      throw new Error("The text is gone.");
    },
  };
  await other.sources.publish({ documents: [aDraw(0), { ...first, docType: "blog" }] });
  await expect(other.sources.publish({ documents: [{ ...second, docType: "blog" }, broken] })).rejects.toThrow(
    "The text is gone.",
  );
  await other.sources.publish({ documents: [{ ...second, docType: "blog" }] });
  const counted = (await other.navigation.list("type", "with-docs")).map(({ id, count, docs }) => ({
    id,
    isRight: count === docs.length,
  }));
  expect(counted.filter(({ isRight }) => !isRight)).toEqual([]);
  await other.close();
});
