/** Fields of other tools (lower case, without hyphens and underscores), and our equivalents. */
const meant: ReadonlyMap<string, string> = new Map(
  Object.entries({
    name: "subject",
    heading: "subject",
    sidebarlabel: "subject",
    navtitle: "subject",
    linktitle: "subject",
    id: "slug",
    url: "slug",
    permalink: "slug",
    path: "slug",
    seotitle: "metaTitle",
    pagetitle: "metaTitle",
    seodescription: "metaDescription",
    summary: "description",
    excerpt: "description",
    abstract: "description",
    lead: "description",
    date: "datePublished",
    created: "datePublished",
    publishdate: "datePublished",
    pubdate: "datePublished",
    publishedat: "datePublished",
    updated: "lastUpdated",
    updatedat: "lastUpdated",
    modified: "lastUpdated",
    lastmod: "lastUpdated",
    lastmodified: "lastUpdated",
    lastupdate: "lastUpdated",
    lastreviewed: "lastUpdated",
    tag: "tags",
    topics: "tags",
    categories: "category",
    section: "category",
    authors: "author",
    by: "author",
    byline: "author",
    redirectfrom: "aliases",
    image: "featuredImage",
    cover: "featuredImage",
    banner: "featuredImage",
    thumbnail: "featuredImage",
    heroimage: "featuredImage",
    ogimage: "featuredImage",
    jsonld: "schemaMarkup",
    structureddata: "schemaMarkup",
    published: "datePublished",
    sidebarposition: "order",
    sidebarorder: "order",
    navorder: "order",
    weight: "order",
    position: "order",
    customediturl: "editUrl",
    publishon: "publishAt",
    expirydate: "expiresAt",
  }),
);

/** Fields of other tools without an equivalent. */
const without = new Set([
  "sidebar",
  "layout",
  "template",
  "type",
  "tocmaxheadinglevel",
  "hidetableofcontents",
  "hidetitle",
  "parent",

  "toc",
  "paginationnext",
  "paginationprev",
]);

/** Advice about a field of another tool; null for an unknown name. */
export function adviceFor(key: string): string | null {
  const name = key.toLowerCase().replaceAll(/[-_]/g, "");
  const field = meant.get(name);
  if (field !== undefined) return `Did you mean "${field}"?`;
  return without.has(name) ? "Lectern has no such field; remove it" : null;
}
