import { escapeText } from "../../../html/escape.ts";
import type { Resolvers } from "../../generated/resolvers.ts";
import { documentPath } from "../documents/document-path.ts";
import { termOf } from "./loaders.ts";

const byTerm = new Intl.Collator("en", { sensitivity: "base", numeric: true });

/** Terms and their definitions; meta title and description replace subject and text (specification, section 2). */
export const glossary: Pick<Resolvers, "Query" | "GlossaryEntry"> = {
  Query: {
    glossary: async (_root, _args, context) =>
      [...(await context.glossary.entries())].sort((a, b) => byTerm.compare(termOf(a), termOf(b))),
    glossaryEntry: (_root, { slug }, context) => context.glossary.entry(slug),
  },
  GlossaryEntry: {
    path: ({ docType, slug }, _args, { site }) => documentPath(site.types, docType, slug),
    term: termOf,
    lastUpdated: ({ lastUpdated, datePublished }) => lastUpdated ?? datePublished,
    definition: async ({ metaDescription, content }, _args, context) => {
      if (metaDescription !== null) return escapeText(metaDescription);
      return content === null ? null : (await context.content.load(content)).html;
    },
  },
};
