/** What an address answers in one state of the backend. */
export interface Expected {
  readonly path: string;
  readonly status: 200 | 301 | 404 | 503;
  /** Texts of the page's content, exactly as the specification has them. */
  readonly texts: readonly string[];
  /** Undefined where a file or a redirect has none. */
  readonly title?: string;
  /** The address in `rel=canonical`, below the site's own. */
  readonly canonical?: string;
}

/** One route in every state that it can be in: with content, on an empty backend, on a failing one, and asked for what is not there. */
export interface ScreenRow {
  /** As in the route table. */
  readonly route: string;
  readonly content: Expected;
  readonly empty: Expected;
  readonly error: Expected;
  /** Null where there is nothing that could be missing. */
  readonly missing: Expected | null;
}

const missingText = "No content found.";
const refresh = "We couldn't refresh this list.";

const found = (path: string, title: string, texts: readonly string[], canonical = `${path}/`): Expected => ({ path, status: 200, texts, title, canonical });
const failed = (path: string, title: string, texts: readonly string[], canonical = `${path}/`): Expected => ({ path, status: 503, texts, title, canonical });
const notThere = (path: string, title: string): Expected => ({ path, status: 404, texts: [missingText], title, canonical: `${path}/` });

/** A detail page of a kind: on an empty backend, its document is not there. */
const detail = (prefix: string, name: string, failedText = "Error fetching article."): ScreenRow => ({
  route: `/${prefix}/:slug`,
  content: found(`/${prefix}/${prefix}-words`, `${name} words`, [`${name} words`, "These are the first words.", "Was this useful?"]),
  empty: notThere(`/${prefix}/${prefix}-words`, `${titleOf(prefix)} | ${titleOf(`${prefix}-words`)}`),
  error: failed(`/${prefix}/${prefix}-words`, `${titleOf(prefix)} | ${titleOf(`${prefix}-words`)}`, [failedText]),
  missing: notThere(`/${prefix}/nowhere`, `${titleOf(prefix)} | Nowhere`),
});

const list = (path: string, title: string, item: string, emptyTexts: readonly string[]): ScreenRow => ({
  route: path,
  content: found(path, title, [title, `${item} words`]),
  empty: found(path, title, emptyTexts),
  error: failed(path, title, [...emptyTexts, refresh, "Retry"]),
  missing: { ...found(`${path}?page=99`, title, [`${item} words`], `${path}/`) },
});

/** The bare address of a kind of guide leads to the first one. */
const guides = (prefix: string, title: string, emptyText: string, failedText: string): ScreenRow => ({
  route: `/${prefix}`,
  content: { path: `/${prefix}`, status: 301, texts: [] },
  empty: found(`/${prefix}`, title, [emptyText]),
  error: failed(`/${prefix}`, title, [failedText, "Select an article from the left to view its content."]),
  missing: null,
});

const group = (route: string, path: string, name: string, missingPath: string): ScreenRow => ({
  route,
  content: found(path, name, [name, "Article words"]),
  empty: found(path, name, ["No Content Yet", "Please check back soon."]),
  error: failed(path, titleOf(path), ["No Content Yet", refresh]),
  missing: notThere(missingPath, titleOf(missingPath)),
});

/** A page that needs nothing of the backend. */
const own = (path: string, title: string, texts: readonly string[]): ScreenRow => {
  const expected = found(path, title, texts);
  return { route: path, content: expected, empty: expected, error: expected, missing: null };
};

/** @example titleOf("/white-paper/nowhere") // "White Paper | Nowhere" */
function titleOf(path: string): string {
  const words = (part: string): string => part.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
  return path.split("/").filter(Boolean).map(words).join(" | ");
}

const soon = "Please check back soon.";
const noSitemap = "No Sitemap Found";

/** Every screen of the site. The walk fails when a route has no row here. */
export const screenTable: readonly ScreenRow[] = [
  {
    route: "/",
    content: found("/", "Home", ["How can we help you?", "Search here to get answers to your questions", "Article words", "Read More →"], "/"),
    empty: found("/", "Home", ["No posts found."], "/"),
    error: failed("/", "Home", ["Failed to load content."], "/"),
    missing: null,
  },
  {
    route: "/search",
    content: found("/search?q=words", "Search", ["Article words"], "/search/"),
    empty: found("/search?q=words", "Search", ["No results found."], "/search/"),
    error: failed("/search?q=words", "Search", ["Error: "], "/search/"),
    missing: found("/search", "Search", ["Search here to get answers to your questions"]),
  },
  {
    route: "/docs",
    content: found("/docs", "Testsite - Documentation", ["What does Testsite provide?", "Categories", "Types", "Tags", "Authors", "By Ada Example", "Published: January 2, 2026"]),
    empty: found("/docs", "Testsite - Documentation", ["Select a document from the sidebar to view its content."]),
    error: failed("/docs", "Testsite - Documentation", ["Error loading content: ", "Error loading data"]),
    missing: null,
  },
  {
    route: "/docs/:name.xml",
    content: found("/docs/sitemap.xml", "Docs | Sitemap.xml", ["This XML file does not appear to have any style information associated with it.", "<sitemapindex", "</sitemapindex>", "/sitemap-article.xml"]),
    empty: found("/docs/sitemap.xml", "Docs | Sitemap.xml", ["No sitemap data available"]),
    error: failed("/docs/sitemap.xml", "Docs | Sitemap.xml", [noSitemap]),
    missing: { path: "/docs/nowhere.xml", status: 404, texts: [noSitemap], title: "Docs | Nowhere.xml", canonical: "/docs/nowhere.xml/" },
  },
  {
    route: "/docs/:slug",
    content: found("/docs/article-words", "Article words", ["Article words", "These are the first words.", "All documents"], "/article/article-words/"),
    empty: notThere("/docs/article-words", "Docs | Article Words"),
    error: failed("/docs/article-words", "Docs | Article Words", ["Error loading content: ", "Error loading data"]),
    missing: notThere("/docs/nowhere", "Docs | Nowhere"),
  },
  detail("article", "Article"),
  detail("blog", "Blog"),
  detail("news", "News"),
  detail("press-release", "Press release"),
  detail("white-paper", "White paper"),
  detail("case-study", "Case study"),
  detail("sop", "Sop"),
  guides("how-to", "How-To Guide", "No How-To Guides Available", "Error fetching article."),
  detail("how-to", "How to"),
  guides("knowledge-base", "Knowledge Base", "No articles found.", "Error fetching article."),
  detail("knowledge-base", "Knowledge base"),
  guides("api", "API Documentation", "No API docs found.", "Error fetching API doc."),
  detail("api", "Api", "Error fetching API doc."),
  list("/articles", "Articles", "Article", ["No Articles Yet", "We're adding content. Stay tuned!"]),
  list("/blog", "Blogs", "Blog", ["No Blogs Yet", "We're working on adding fresh content. Please check back soon."]),
  list("/white-paper", "White Papers", "White paper", ["No White Papers Yet", soon]),
  list("/case-study", "Case Studies", "Case study", ["No Case Studies Available", soon]),
  list("/sop", "SOP", "Sop", ["No SOPs Available", soon]),
  list("/news", "News", "News", ["No Content Yet", soon]),
  list("/press-release", "Press Release", "Press release", ["No Press Media Yet", soon]),
  group("/type/:slug", "/type/article", "Article", "/type/nowhere"),
  group("/tag/:slug", "/tag/dns", "DNS", "/tag/nowhere"),
  group("/category/:slug", "/category/names", "Names", "/category/nowhere"),
  group("/category/:slug/:subcategory", "/category/names/basics", "Basics", "/category/names/nowhere"),
  {
    route: "/legal/:type",
    content: found("/legal/terms", "Tou words", ["Tou words", "Privacy Policy", "Terms and Conditions"]),
    empty: found("/legal/privacy", "Privacy Policy", ["Content will be uploading soon."]),
    error: failed("/legal/terms", "Terms and Conditions", ["Error fetching article."]),
    missing: notThere("/legal/nowhere", "Legal | Nowhere"),
  },
  {
    route: "/glossary",
    content: found("/glossary", "Glossary", ["Glossary words", "What the first words say.", "All", "Z"]),
    empty: found("/glossary", "Glossary", ["No Glossary Entries"]),
    error: failed("/glossary", "Glossary", ["No Glossary Entries", refresh]),
    missing: null,
  },
  {
    route: "/authors",
    content: found("/authors", "Authors", ["Ada Example", "Profile", "Author Name", "Doc Published", "Last Published", "Actions", "View Docs"]),
    empty: found("/authors", "Authors", ["No Content Yet"]),
    error: failed("/authors", "Authors", ["Failed to load authors"]),
    missing: found("/authors?page=99", "Authors", ["Ada Example"], "/authors/"),
  },
  {
    route: "/authors/:authorName/:authorId",
    content: found("/authors/Ada%20Example/ada", "Ada Example", ["Ada Example", "Article words"]),
    empty: notThere("/authors/Nobody/nobody", "Authors | Nobody | Nobody"),
    error: failed("/authors/Ada%20Example/ada", "Authors | Ada Example | Ada", ["Error loading posts"]),
    missing: notThere("/authors/Nobody/nobody", "Authors | Nobody | Nobody"),
  },
  own("/about", "About Testsite", ["Notify me", "Email"]),
  own("/contact", "Contact Testsite", ["First name", "Last name", "Company", "Email", "Phone number", "Message", "Agree to policies", "Let's talk"]),
  own("/changelog", "Changelog", ["No Content Yet"]),
  own("/faq", "Frequently asked questions", ["No Content Yet"]),
  own("/newsletter/confirm", "Confirm your subscription", ["Confirm"]),
  own("/newsletter/unsubscribe", "Unsubscribe", ["Unsubscribe"]),
  {
    route: "/robots.txt",
    content: { path: "/robots.txt", status: 200, texts: ["User-agent: *\nAllow: /"] },
    empty: { path: "/robots.txt", status: 200, texts: ["User-agent: *\nAllow: /"] },
    error: { path: "/robots.txt", status: 503, texts: ["User-agent: *\nDisallow: /"] },
    missing: null,
  },
  {
    route: "/:name.xml",
    content: { path: "/sitemap-article.xml", status: 200, texts: ["<urlset", "/article/article-words/"] },
    empty: { path: "/sitemap.xml", status: 200, texts: ["<sitemapindex"] },
    error: { path: "/sitemap.xml", status: 503, texts: [] },
    missing: { path: "/nowhere.xml", status: 404, texts: [noSitemap], title: "Nowhere.xml", canonical: "/nowhere.xml/" },
  },
  {
    route: "*",
    content: { path: "/article-words", status: 301, texts: [] },
    empty: notThere("/article-words", "Article Words"),
    error: { ...notThere("/nowhere/at/all", "Nowhere | At | All") },
    missing: notThere("/nowhere", "Nowhere"),
  },
];
