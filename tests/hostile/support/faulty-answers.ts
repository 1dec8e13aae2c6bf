import { json } from "../../support/fakes/fake-backend-answers.ts";
import { calls } from "../../support/fakes/fake-site.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";
import { faultsOf } from "./contract-faults.ts";
import type { Fault } from "./contract-faults.ts";

const link = { subject: "A link", slug: "first-words" };
const group = {
  _id: "g",
  name: "A group",
  slug: "group",
  count: 1,
  docs: [link],
  lastPublished: "2026-01-02T00:00:00Z",
};
export const author = {
  _id: "ada",
  name: "Ada Example",
  role: "12 Posts",
  image: "/media/a.svg",
  designation: "Writer",
};
const section = { heading: "A heading", occurrence: 1, snippet: "These are the first words.", matches: [[0, 5]] };
export const pagination = { totalDocs: 1, totalPages: 1, page: 1, limit: 12, hasNextPage: false, hasPrevPage: false };

/** Faults inside the parts of a document. */
function inList(schema: string, field: string, whole: Readonly<Record<string, unknown>>): readonly Fault[] {
  return faultsOf(schema, whole).map(({ name, value }) => ({ name, value: aWireDocument({ [field]: [value] }) }));
}

const documentFaults = [
  ...faultsOf("Document", aWireDocument()),
  ...inList("DocumentUser", "user", { _id: "ada", name: "Ada", designation: "Writer" }),
  ...inList("AuthorDetail", "authorDetails", { _id: "ada", name: "Ada" }),
  ...inList("NamedGroup", "typeDetails", { _id: "t", name: "Type", slug: "type" }),
  ...inList("NamedGroup", "tagDetails", { _id: "t", name: "Tag", slug: "tag" }),
  ...inList("SchemaMarkup", "schemaMarkup", { markup: { "@type": "Thing" } }),
  ...faultsOf("Location", { name: "Berlin" }).map(({ name, value }) => ({
    name,
    value: aWireDocument({ location: value }),
  })),
];

/** Each has its own address, unless the slug is the faulty field. */
export const documents = documentFaults.map(({ name, value }, index) =>
  name.startsWith("Document.slug ") ? value : { ...value, slug: `fault-${index}` },
);

const linkFaults = faultsOf("DocSummary", link).map(({ value }) => value);
const groups = faultsOf("DocumentGroup", group).map(({ value }) => value);
const allGroups = [...groups, { ...group, _id: "links", docs: linkFaults }];

/** Answers of lists, in which each entry has another fault. */
export const routes = {
  [calls.categories]: json({
    allCategories: [
      ...faultsOf("Category", { _id: "c", name: "Names", count: 1, subCategories: [group] }).map(({ value }) => value),
      { _id: "all", name: "All", subCategories: allGroups },
    ],
  }),
  [calls.types]: json({ allTypes: allGroups }),
  [calls.tags]: json({ allTags: allGroups }),
  [calls.users]: json({ allUserDocs: [...faultsOf("UserDocGroup", group).map(({ value }) => value), ...allGroups] }),
  [calls.authors]: json({
    results: [
      ...faultsOf("AuthorRow", { author, documentCount: 1, lastPublished: "2026-01-02" }),
      ...faultsOf("Author", author).map(({ name, value }) => ({ name, value: { author: value } })),
    ].map(({ value }) => value),
  }),
  [calls.search]: json({
    docs: [
      ...documents,
      ...faultsOf("FoundSection", section).map(({ value }, index) => ({
        ...aWireDocument({ slug: `found-${index}` }),
        sections: [value],
      })),
    ],
  }),
  [`${calls.sitemap}sitemap-article/`]: json({
    sitemap: {
      links: faultsOf("SitemapLink", {
        linkname: "/article/first-words",
        lastmoddate: "2026-01-02",
        priority: 0.5,
      }).map(({ value }) => value),
    },
  }),
};
