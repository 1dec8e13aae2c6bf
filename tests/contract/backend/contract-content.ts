import { aDocument, aPicture } from "../../backend/support/content-folder.ts";

/** Content with a value for every field of the contract. */
export const contractContent = {
  "authors/ada.yml": "name: Ada Byron\ndesignation: Analyst\nimage: media/ada.svg\n",
  "authors/bob.yml": "name: Bob Silent\n",
  "media/ada.svg": aPicture(),
  "article/what-is-rdap.md": aDocument(
    {
      subject: "What is RDAP?",
      metaTitle: "RDAP | $website",
      metaDescription: "A protocol.",
      description: "A longer summary.",
      category: "Domain names",
      subcategory: "Registration",
      tags: ["RDAP", "DNS"],
      aliases: ["/guides/rdap.html"],
      author: "ada",
      datePublished: "2026-01-02",
      lastUpdated: "2026-02-03",
      featuredImage: "media/ada.svg",
      location: "Geneva",
      lang: "en-GB",
      schemaMarkup: [{ "@type": "TechArticle" }],
    },
    "Before any heading.\n\n## Registration data\n\nThe registration data of a domain.\n\n![A mark](../media/ada.svg)",
  ),
  "article/second.md": aDocument({
    subject: "Second",
    datePublished: "2026-01-01",
    author: "ada",
    tags: ["DNS"],
    category: "Domain names",
  }),
  "glossary/ttl.md": aDocument({ subject: "TTL", slug: "ttl.größe" }),
  "tou/terms.md": aDocument({ subject: "Terms" }),
};
