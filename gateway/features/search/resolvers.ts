import type { GatewayContext } from "../../graphql/context.ts";
import type { DocType, Resolvers } from "../../generated/resolvers.ts";
import { headingAnchor } from "../../../addresses/heading-ids.ts";
import { badArgument } from "../bad-argument.ts";
import { wireDocTypeOf } from "../documents/doc-type.ts";
import { paginationOf, toPagination } from "../documents/mapped.ts";
import { assertPage } from "../documents/page-arguments.ts";
import type { PageArguments } from "../documents/page-arguments.ts";
import { closestDocuments } from "./closest.ts";
import type { MappedSearchResults } from "./mapped.ts";

const termLengthMax = 100;

interface SearchArguments extends PageArguments {
  readonly term: string;
  readonly type?: DocType | null;
}

/** Finding documents. */
export const search: Pick<Resolvers, "Query" | "SearchResult"> = {
  Query: {
    search: (_root, args, context) => searchDocuments(args, context),
    closest: (_root, { slug, limit }, context) => closestDocuments(slug, limit, context),
  },
  SearchResult: {
    sections: ({ sections }) =>
      sections.map(({ heading, occurrence, snippet, matches }) => ({
        heading,
        anchor: heading === null ? null : headingAnchor(heading, occurrence),
        snippet,
        matches,
      })),
  },
};

const searchDocuments = async ({ term, type, page, limit }: SearchArguments, context: GatewayContext): Promise<MappedSearchResults> => {
  assertPage({ page, limit });
  const asked = term.trim().replace(/\s+/g, " ");
  if (asked.length > termLengthMax) {
    throw badArgument(`term must be at most ${termLengthMax} characters, got ${asked.length}; leave out what matters least.`);
  }
  if (asked === "") return { items: [], pagination: paginationOf(0, page, limit), correctedTerm: null };
  const docType = type === null || type === undefined ? null : wireDocTypeOf(type);
  const { found, pagination, correctedTerm } = await context.freshness.record(context.docsApi.search({ term: asked, docType, page, limit }));
  return { items: found, pagination: toPagination(pagination), correctedTerm };
};
