import { json } from "../../support/fakes/fake-backend-answers.ts";
import type { FakeAnswer } from "../../support/fakes/fake-answer.ts";
import { calls } from "../../support/fakes/fake-site.ts";
import { breakOuts, markups } from "../vectors/fields.ts";
import { numbered } from "../vectors/vectors.ts";
import type { Vector } from "../vectors/vectors.ts";

export const fieldVectors = numbered({ breakOuts }, 1_001);
export const markupVectors = numbered({ markups }, 2_001);

type Wire = Readonly<Record<string, unknown>>;

/** A document with an attack in every field; only its address is clean. */
export function attackedDocument({ id, text }: Vector): Wire {
  return {
    _id: `${id}${text}`,
    slug: `document-${id}`,
    subject: `Subject ${text}`,
    metaTitle: `Title ${text}`,
    metaDescription: `Description ${text}`,
    description: text,
    content: `<p title="x">Text</p><h2>Heading ${text}</h2><pre><code class="language-${text}">x</code></pre>`,
    featuredImage: id % 2 === 0 ? text : `/\\evil.example/${id}${text}`,
    category: text,
    subcategory: text,
    typeName: text,
    docType: id % 5 === 0 ? "news" : "article",
    datePublished: text,
    lastUpdated: "2026-02-03",
    user: [{ _id: `${id}${text}`, name: `Name ${text}`, designation: text }],
    authorDetails: [{ _id: `${id}${text}`, name: `Name ${text}` }],
    typeDetails: [{ _id: text, name: text, slug: text }],
    tagDetails: [
      { _id: text, name: text, slug: text },
      { _id: "tag", name: "Tag", slug: "tag-1" },
    ],
    location: { name: text },
    schemaMarkup: [
      { markup: { "@type": text, [text]: text } },
      ...markupVectors.map((vector) => ({ markup: vector.text })),
    ],
  };
}

/** The other answers of such a backend, with an attack in every name, image, link and snippet. */
export function attackedRoutes(documents: readonly Wire[]): Readonly<Record<string, FakeAnswer>> {
  const docs = documents.map(({ subject, slug }) => ({ subject, slug }));
  const groups = fieldVectors.map(({ id, text }) => ({
    _id: `${id}${text}`,
    name: `Group ${text}`,
    slug: text,
    lastPublished: text,
    docs,
  }));
  const found = documents.map((document, index) => ({
    ...document,
    content: null,
    sections: [
      {
        heading: fieldVectors[index]?.text,
        snippet: `img script ${fieldVectors[index]?.text}`,
        matches: [
          [0, 3],
          [4, 10],
        ],
      },
    ],
  }));
  const links = fieldVectors.flatMap(({ text }) => [
    { linkname: text, lastmoddate: text, priority: text },
    { linkname: `/article/${text}` },
  ]);
  return {
    [calls.categories]: json({ allCategories: groups.map((group) => ({ ...group, subCategories: [group] })) }),
    [calls.types]: json({ allTypes: groups }),
    [calls.tags]: json({ allTags: [{ _id: "tag", name: "Tag", slug: "tag-1", docs }, ...groups] }),
    [calls.users]: json({ allUserDocs: groups }),
    [calls.authors]: json({
      results: fieldVectors.map(({ id, text }) => ({
        author: {
          _id: `${id}${text}`,
          name: `Name ${text}`,
          role: `${id} ${text}`,
          image: id % 2 === 0 ? text : `\\\\evil.example/${id}`,
          designation: text,
        },
        documentCount: text,
        lastPublished: text,
      })),
    }),
    [calls.search]: json({
      docs: found,
      correctedTerm: `corrected ${fieldVectors[1]?.text}`,
      synonyms: fieldVectors.map(({ text }) => text),
    }),
    [calls.robots]: json({ content: fieldVectors.map(({ text }) => text).join("\n") }),
    [`${calls.sitemap}sitemap-article/`]: json({ sitemap: { links } }),
  };
}

const text = "</title></script><script>top.pwned(3001)</script>\"'><img src=x onerror=top.pwned(3001)>";
const quoted = JSON.stringify(text);

/** The site's own files, written by an attacker. */
export const attackedSiteFiles: Readonly<Record<string, string>> = {
  "site.yml": `name: ${quoted}\nid: testsite\ndescription: ${quoted}\nlegalOwner: ${quoted}\noftenAsked:\n  - { label: ${quoted}, path: ${JSON.stringify(`/search?q=${text}`)} }\ntopics:\n  - { name: ${quoted}, description: ${quoted}, icon: ${quoted}, category: ${quoted} }\n`,
  "changelog.yml": `- { date: 2026-01-02, title: ${quoted}, type: New, description: ${quoted}, linkText: ${quoted}, linkUrl: ${JSON.stringify(`/${text}`)} }\n`,
  "faq.yml": `- { question: ${quoted}, answer: ${quoted} }\n`,
  "synonyms.yml": `- [${quoted}, anything]\n`,
};
