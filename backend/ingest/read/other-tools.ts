/** Fields of other tools, in lower case and without hyphens and underscores, and those of ours that say the same. */
const meant: Readonly<Record<string, string>> = {
  title: "subject",
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
  keywords: "tags",
  tag: "tags",
  topics: "tags",
  categories: "category",
  section: "category",
  authors: "author",
  by: "author",
  byline: "author",
  image: "featuredImage",
  cover: "featuredImage",
  banner: "featuredImage",
  thumbnail: "featuredImage",
  heroimage: "featuredImage",
  ogimage: "featuredImage",
  jsonld: "schemaMarkup",
  structureddata: "schemaMarkup",
  published: "datePublished",
};

/** Fields of other tools for which there is nothing here. */
const without = new Set([
  "sidebarposition",
  "sidebar",
  "navorder",
  "order",
  "weight",
  "position",
  "layout",
  "template",
  "type",
  "toc",
  "tocmaxheadinglevel",
  "hidetableofcontents",
  "hidetitle",
  "parent",
  "editurl",
  "customediturl",
  "paginationnext",
  "paginationprev",
]);

/** What to do about a field of another tool; null for a name that none is known to have. */
export function adviceFor(key: string): string | null {
  const name = key.toLowerCase().replaceAll(/[-_]/g, "");
  const field = meant[name];
  if (field !== undefined) return `Did you mean "${field}"?`;
  if (name === "aliases" || name === "redirectfrom") return "Old addresses stand in redirects.yml";
  return without.has(name) ? "The site has nothing like it; leave it out" : null;
}
