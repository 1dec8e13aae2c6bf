/** What the bench's docs backend serves. */
export interface BackendData {
  /** How many documents its lists and trees name. Unless `strict`, any other slug has a document too. */
  readonly documents: number;
  /** The size of each document's text. */
  readonly textBytes: number;
  /** Extra bytes per document, in a field that no client reads. */
  readonly fillerBytes: number;
  /** A word in every answer that identifies the version of the data. */
  readonly edition: string;
  /** Unnamed documents are missing, and searches find nothing. */
  readonly strict: boolean;
}

type Wire = Readonly<Record<string, unknown>>;

const groups = { categories: 8, subCategories: 4, types: 4, tags: 24, authors: 8 } as const;

/** Answers a read of the contract (backend/openapi.yaml); null for an unknown path or document. */
export function answerRead(path: string, search: URLSearchParams, data: BackendData): Wire | readonly Wire[] | null {
  const at = (beginning: string): boolean => path.startsWith(beginning);
  const last = decodeURIComponent(path.split("/").at(-1) ?? "");
  if (at("/api/docs/get-details/")) return { doc: data.strict && !isNamed(last) ? [] : [toDocument(last, data)] };
  if (at("/api/docs/get-details-by-type/")) return { doc: pageOfDocuments(search, data) };
  if (at("/api/docs/getAuthorDocs/")) return { results: { allDocs: pageOfDocuments(search, data) } };
  if (at("/api/category/")) return { allCategories: categoriesOf(data) };
  if (at("/api/type/")) return { allTypes: groupsOf("type", groups.types, data) };
  if (at("/api/tags/")) return { allTags: groupsOf("tag", groups.tags, data) };
  if (at("/api/user/get-user-doc/"))
    return {
      allUserDocs: groupsOf("author", groups.authors, data).map((group) => ({
        ...group,
        lastPublished: "2026-02-03T10:00:00Z",
      })),
    };
  if (at("/api/user/getUserwithDocsCountWithLimit/"))
    return {
      results: [{ author: { _id: "author-0", name: "Ada Example", role: "Writer" }, documentCount: data.documents }],
    };
  if (at("/docs/get-docs-by-searchterm/"))
    return data.strict ? [] : [toDocument("found-0", data), toDocument("found-1", data), toDocument("found-2", data)];
  if (at("/docs/robots/")) return { content: `# ${data.edition}\nUser-agent: *\nAllow: /\n` };
  if (at("/docs/sitemap/sitemap/")) return { sitemap: { links: [{ linkname: "/sitemap-article.xml" }] } };
  if (at("/docs/sitemap/"))
    return {
      sitemap: {
        links: [
          { linkname: `/article/${data.edition}` },
          ...linksOf(data).map(({ slug }) => ({ linkname: `/article/${slug}` })),
        ],
      },
    };
  return null;
}

function toDocument(slug: string, data: BackendData): Wire {
  return {
    _id: slug,
    slug,
    subject: `What ${slug} says in ${data.edition}`,
    docType: "article",
    typeName: "Article",
    metaDescription: `What ${slug} is about, in a sentence of a usual length, as lists and search engines show it.`,
    content: textOf(data.textBytes),
    category: "category 0",
    datePublished: "2026-01-02",
    lastUpdated: "2026-02-03",
    user: [{ _id: "author-0", name: "Ada Example", designation: "Writer" }],
    authorDetails: [{ _id: "author-0", name: "Ada Example" }],
    typeDetails: [{ _id: "article", name: "Article", slug: "article" }],
    tagDetails: [{ _id: "tag-0", name: "tag 0", slug: "tag-0" }],
    schemaMarkup: [],
    ...(data.fillerBytes > 0 ? { filler: "x".repeat(data.fillerBytes) } : {}),
  };
}

function pageOfDocuments(search: URLSearchParams, data: BackendData): readonly Wire[] {
  const page = Number(search.get("page") ?? "1");
  const limit = Number(search.get("limit") ?? "12");
  return linksOf(data)
    .slice((page - 1) * limit, page * limit)
    .map(({ slug }) => toDocument(slug, { ...data, textBytes: Math.min(data.textBytes, 1_000) }));
}

function linksOf({ documents, edition }: BackendData): readonly { readonly subject: string; readonly slug: string }[] {
  const known = links.get(`${documents} ${edition}`);
  if (known !== undefined) return known;
  const made = Array.from({ length: documents }, (_, index) => ({
    subject: `Document ${index}: what a reader of ${edition} wants to know`,
    slug: `document-${index}-what-a-reader-wants-to-know`,
  }));
  links.set(`${documents} ${edition}`, made);
  return made;
}

const links = new Map<string, readonly { readonly subject: string; readonly slug: string }[]>();

function isNamed(slug: string): boolean {
  return /^document-\d+-what-a-reader-wants-to-know$/.test(slug);
}

function groupsOf(kind: string, count: number, data: BackendData) {
  const links = linksOf(data);
  return Array.from({ length: count }, (_, group) => ({
    _id: `${kind}-${group}`,
    name: `${kind} ${group}`,
    slug: `${kind}-${group}`,
    docs: links.filter((_link, index) => index % count === group),
  }));
}

function categoriesOf(data: BackendData) {
  return groupsOf("category", groups.categories, data).map(({ _id, name, docs }) => ({
    _id,
    name,
    subCategories: Array.from({ length: groups.subCategories }, (_, part) => ({
      _id: `${_id}-${part}`,
      name: `part ${part}`,
      docs: docs.filter((_link, index) => index % groups.subCategories === part),
    })),
  }));
}

const texts = new Map<number, string>();

/** A text of about `bytes` bytes with headings, paragraphs, links, lists and code. */
function textOf(bytes: number): string {
  const known = texts.get(bytes);
  if (known !== undefined) return known;
  let text = "";
  for (let section = 1; text.length < bytes - sectionOf(1).length; section += 1) text += sectionOf(section);
  texts.set(bytes, text);
  return text;
}

function sectionOf(number: number): string {
  return (
    `<h2>Section ${number}</h2><p>A name that nobody renews goes through <strong>stage ${number}</strong>, and each has <a href="/article/rules-${number}">rules of its own</a>. ` +
    `Who knows them waits for the right day instead of paying for the wrong one. The registry keeps the date, the registrar keeps the customer, and between them lies a week in which nothing can be seen from outside.</p>` +
    `<ul><li>Day ${number}: the notice</li><li>Day ${number + 30}: the end of grace</li></ul><pre><code class="language-sh">whois example-${number}.com | grep -i expiry</code></pre>`
  );
}
