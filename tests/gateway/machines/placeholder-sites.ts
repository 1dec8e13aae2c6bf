import { aDocument, makeContent } from "../../support/content.ts";
import { startFakeSite } from "../../support/fakes/fake-site.ts";
import type { FakeSite } from "../../support/fakes/fake-site.ts";
import { startSite } from "../../support/site.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";
import { typeIds } from "../../support/site-types.ts";

const titled = {
  subject: "Zones at $website",
  metaTitle: "$title by $website",
  metaDescription: "How $website names $title.",
  description: "All of $title.",
};
const markup = { "@type": "Thing", name: "$website things", about: [{ description: "$title" }], code: "echo $title" };

/** One operation selects everything that can have a placeholder. */
const roomy = { LIMIT_GRAPHQL_COST: "100000" };

/** A site on a plain backend. */
export function startFakeWithPlaceholders(): Promise<FakeSite> {
  return startFakeSite({
    documents: typeIds.map((docType) =>
      aWireDocument({
        ...titled,
        docType,
        slug: `zones-${docType}`,
        datePublished: new Date(Date.now() - 60_000).toISOString(),
        schemaMarkup: [{ markup: JSON.stringify(markup) }],
        typeDetails: [{ _id: docType, name: docType, slug: docType }],
      }),
    ),
    settings: roomy,
  });
}

/** A site on the embedded backend, with placeholders in its own files too. Its content can be changed. */
export async function startEmbeddedWithPlaceholders() {
  const fields = {
    ...Object.fromEntries(Object.entries(titled).map(([name, text]) => [name, `"${text}"`])),
    tags: "[dns]",
    category: "Names",
    subcategory: "Basics",
    schemaMarkup: `[${JSON.stringify(markup)}]`,
  };
  const files = typeIds.map((docType) => [
    `${docType}/zones-${docType}.md`,
    aDocument({ ...fields, datePublished: new Date(Date.now() - 60_000).toISOString() }),
  ]);
  const site = `name: Testsite
id: testsite
description: "All about $website."
legalOwner: The makers of $website
social: [{ label: $website elsewhere, to: "https://example.com/testsite" }]
types:
  how-to:
    order: authored
    sidebar: [{ title: Names of $website, items: [zones-how-to, more] }]
`;
  const content = await makeContent({
    ...Object.fromEntries(files),
    "how-to/more/deep.md": aDocument(fields),
    "how-to/more/_folder.yml": "title: More of $website\n",
    "site.yml": site,
    "faq.yml": '- {question: "What is $website?", answer: "$website it is."}\n',
  });
  const started = await startSite({ CONTENT_DIR: content.dir, ...roomy });
  return {
    ...started,
    content,
    [Symbol.asyncDispose]: async () => {
      await started[Symbol.asyncDispose]();
      await content[Symbol.asyncDispose]();
    },
  };
}
