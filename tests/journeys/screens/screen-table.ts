import { failed, found, moved, notThere, refreshText as refresh, titleOf, waitingAt } from "./expected.ts";
import type { Screen, ScreenRow, States } from "./expected.ts";
import { detail, group, guides, legal, list, own } from "./screen-rows.ts";

const soon = "Please check back soon.";
const noSitemap = "No Sitemap Found";

const allowAll = ["User-agent: *\nAllow: /"];
const blockAll = ["User-agent: *\nDisallow: /"];

/** The sitemap viewer, inside the docs reader or on its own. */
function sitemapViewer(folder: "/docs" | ""): States<Screen> & Pick<ScreenRow, "waiting"> {
  const path = `${folder}/sitemap.xml`;
  const nowhere = `${folder}/nowhere.xml`;
  return {
    content: found(path, titleOf(path), [
      "This XML file does not appear to have any style information associated with it.",
      "<sitemapindex",
      "</sitemapindex>",
      "/sitemap-article.xml",
    ]),
    empty: found(path, titleOf(path), ["No sitemap data available"]),
    error: failed(path, titleOf(path), [noSitemap]),
    missing: { ...notThere(nowhere), texts: [noSitemap] },
    waiting: waitingAt(path, "Loading sitemap..."),
  };
}

/** Every screen of the site. The walk fails when a route has no row here. */
export const screenTable: readonly ScreenRow[] = [
  {
    route: "/",
    content: found(
      "/",
      "Home",
      ["How can we help you?", "Search here to get answers to your questions", "Article words", "Read More →"],
      "/",
    ),
    empty: found("/", "Home", ["No posts found."], "/"),
    error: failed("/", "Home", ["Failed to load content."], "/"),
    missing: null,
    waiting: { ...waitingAt("/", "Loading...", "/"), title: "Home" },
  },
  {
    route: "/search",
    content: found("/search?q=words", "Search", ["Article words"], "/search/"),
    empty: found("/search?q=words", "Search", ["No results found."], "/search/"),
    error: failed("/search?q=words", "Search", ["Error: "], "/search/"),
    missing: found("/search", "Search", ["Search here to get answers to your questions"]),
    waiting: { ...waitingAt("/search?q=words", "Loading...", "/search/"), title: "Search" },
  },
  {
    route: "/docs",
    content: found("/docs", "Testsite - Documentation", [
      "What does Testsite provide?",
      "Categories",
      "Types",
      "Tags",
      "Authors",
      "By Ada Example",
      "Published: January 2, 2026",
    ]),
    empty: found("/docs", "Testsite - Documentation", ["Select a document from the sidebar to view its content."]),
    error: failed("/docs", "Testsite - Documentation", ["Error loading content: ", "Error loading data"]),
    missing: null,
    waiting: { ...waitingAt("/docs"), texts: ["Loading content...", "Loading data..."] },
  },
  {
    route: "/docs/:name.xml",
    ...sitemapViewer("/docs"),
  },
  {
    route: "/docs/:slug",
    content: found(
      "/docs/article-words",
      "Article words",
      ["Article words", "These are the first words.", "All documents"],
      "/article/article-words/",
    ),
    empty: notThere("/docs/article-words"),
    error: failed("/docs/article-words", "Docs | Article Words", ["Error loading content: ", "Error loading data"]),
    missing: notThere("/docs/nowhere"),
    waiting: { ...waitingAt("/docs/article-words"), texts: ["Loading content...", "Loading data..."] },
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
  legal("/legal/terms", "Terms and Conditions", "Tou words"),
  legal("/legal/privacy", "Privacy Policy", "Privacy policy words"),
  {
    route: "/glossary",
    content: found("/glossary", "Glossary", ["Glossary words", "What the first words say.", "All", "Z"]),
    empty: found("/glossary", "Glossary", ["No Glossary Entries"]),
    error: failed("/glossary", "Glossary", ["No Glossary Entries", refresh]),
    missing: null,
    waiting: waitingAt("/glossary"),
  },
  {
    route: "/authors",
    content: found("/authors", "Authors", [
      "Ada Example",
      "Profile",
      "Author Name",
      "Doc Published",
      "Last Published",
      "Actions",
      "View Docs",
    ]),
    empty: found("/authors", "Authors", ["No Content Yet"]),
    error: failed("/authors", "Authors", ["Failed to load authors"]),
    missing: found("/authors?page=99", "Authors", ["Ada Example"], "/authors/"),
    waiting: waitingAt("/authors", "Loading authors..."),
  },
  {
    route: "/authors/:authorName/:authorId",
    content: found("/authors/Ada%20Example/ada", "Ada Example", ["Ada Example", "Article words"]),
    empty: notThere("/authors/Nobody/nobody"),
    error: failed("/authors/Ada%20Example/ada", "Authors | Ada Example | Ada", ["Error loading posts"]),
    missing: notThere("/authors/Nobody/nobody"),
    waiting: waitingAt("/authors/Ada%20Example/ada"),
  },
  own("/about", "About Testsite", ["Notify me", "Email"]),
  own("/contact", "Contact Testsite", [
    "First name",
    "Last name",
    "Company",
    "Email",
    "Phone number",
    "Message",
    "Agree to policies",
    "Let's talk",
  ]),
  own("/changelog", "Changelog", ["No Content Yet"]),
  own("/faq", "Frequently asked questions", ["No Content Yet"]),
  own("/newsletter/confirm", "Confirm your subscription", ["Confirm"]),
  own("/newsletter/unsubscribe", "Unsubscribe", ["Unsubscribe"]),
  {
    route: "/robots.txt",
    content: { path: "/robots.txt", status: 200, lines: allowAll },
    empty: { path: "/robots.txt", status: 200, lines: allowAll },
    error: { path: "/robots.txt", status: 503, lines: blockAll },
    missing: null,
    // While it loads, only the title is there, visually hidden.
    waiting: found("/robots.txt", "Robots.txt", ["robots.txt"]),
    inside: {
      content: found("/robots.txt", "robots.txt", allowAll),
      empty: found("/robots.txt", "robots.txt", allowAll),
      error: found("/robots.txt", "robots.txt", blockAll),
      missing: null,
    },
  },
  {
    route: "/:name.xml",
    content: { path: "/sitemap-article.xml", status: 200, lines: ["<urlset", "/article/article-words/"] },
    empty: { path: "/sitemap.xml", status: 200, lines: ["<sitemapindex"] },
    error: { path: "/sitemap.xml", status: 503, lines: [] },
    missing: sitemapViewer("").missing,
    waiting: sitemapViewer("").waiting,
    inside: sitemapViewer(""),
  },
  {
    route: "*",
    content: moved("/article-words", "/article/article-words"),
    empty: notThere("/article-words"),
    error: failed("/article-words", "Article Words", ["Error fetching article."]),
    missing: notThere("/nowhere"),
    waiting: waitingAt("/article-words"),
  },
];
