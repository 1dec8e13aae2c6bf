import type { Resolvers } from "../../generated/resolvers.ts";
import { authorsShown } from "../documents/document-authors.ts";
import { closestDocuments } from "./closest.ts";
import { noteSearchChoice } from "./note-choice.ts";
import { anchoredSections } from "./section-anchors.ts";
import { searchDocuments } from "./search-documents.ts";
import { excerptOf, shortSections } from "./snippets.ts";
import { suggestDocuments } from "./suggestions.ts";

/** Finding documents. */
export const search: Pick<Resolvers, "Query" | "Mutation" | "SearchResult"> = {
  Query: {
    search: (_root, args, context) => searchDocuments(args, context),
    closest: (_root, { slug, limit }, context) => closestDocuments(slug, limit, context),
    suggestions: (_root, { text, limit }, context) => suggestDocuments(text, limit, context),
  },
  Mutation: {
    noteSearchChoice: (_root, choice, context) => noteSearchChoice(choice, context),
  },
  SearchResult: {
    excerpt: (result, { length }) => excerptOf(result, length),
    sections: (result, args, { site }) => shortSections(anchoredSections(result, site.types), args),
    tags: ({ document }) => document.tagDetails.map(({ name }) => name),
    authors: ({ document }, _args, { site }) => authorsShown(document, site).map(({ name }) => name),
  },
};
