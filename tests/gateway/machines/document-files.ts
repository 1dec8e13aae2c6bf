import { aWireDocument } from "../../support/fakes/wire-documents.ts";

export const settings = { SITE_URL: "https://docs.example" };

/** Documents with all kinds of addresses. */
export const documents = [
  aWireDocument({
    content: '<p>Read <a href="/blog/b">this</a>.</p><pre><code class="language-js">a &lt; b</code></pre>',
    featuredImage: "/media/a.png",
    metaDescription: "What $website says: 1 # 2",
  }),
  aWireDocument({ slug: "node.md", subject: "Node in Markdown" }),
  aWireDocument({
    slug: "a/b ü",
    docType: "press-release",
    subject: 'Slashes: *and* "quotes"',
    user: [],
    authorDetails: [],
    tagDetails: [],
    lastUpdated: null,
  }),
  aWireDocument({ slug: "our-terms", docType: "tou", subject: "Our terms" }),
  aWireDocument({ slug: "rdap", docType: "glossary", subject: "RDAP" }),
];

/** The type of a Markdown file. */
export const markdown = "text/markdown; charset=utf-8";
