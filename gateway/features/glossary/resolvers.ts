import { escapeText } from "../../../html/escape.ts";
import type { Resolvers } from "../../generated/resolvers.ts";
import { documentPath } from "../documents/document-path.ts";
import { saidContent } from "../documents/said/content.ts";
import { termOf } from "./loaders.ts";

/** Terms and their definitions; meta title and description replace subject and text (specification, section 2). */
export const glossary: Pick<Resolvers, "Query" | "GlossaryEntry"> = {
  Query: {
    glossary: async (_root, _args, context) =>
      sortedByTerm(await context.glossary.entries(), context.site.words.speech.language),
    glossaryEntry: (_root, { slug }, context) => context.glossary.entry(slug),
  },
  GlossaryEntry: {
    path: ({ docType, slug }, _args, { site }) => documentPath(site.types, docType, slug),
    term: termOf,
    lastUpdated: ({ lastUpdated, datePublished }) => lastUpdated ?? datePublished,
    definition: async ({ metaDescription, content, language }, _args, context) => {
      if (metaDescription !== null) return escapeText(metaDescription);
      return content === null ? null : saidContent(content, language, context);
    },
  },
};

/** In the order of the site's language, in which capitals and accents do not count. */
function sortedByTerm<T extends Parameters<typeof termOf>[0]>(entries: readonly T[], language: string): T[] {
  const { compare } = new Intl.Collator(language, { sensitivity: "base", numeric: true });
  return [...entries].sort((a, b) => compare(termOf(a), termOf(b)));
}
