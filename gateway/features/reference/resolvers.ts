import type { Resolvers } from "../../generated/resolvers.ts";
import { badArgument } from "../bad-argument.ts";
import { readPlaceValues } from "./place-values.ts";

const namesMax = 12;

/** The reference of the API. Where a site does not show its schema, there is none. */
export const reference: Pick<Resolvers, "Query" | "ApiReferencePage" | "ApiReferenceExample"> = {
  Query: {
    apiReferenceGroups: (_root, _args, { apiReference, site }) => apiReference()?.groups(site.words.speech) ?? [],
    apiReferenceNames: (_root, { term, limit }, { apiReference }) => {
      if (limit < 1 || limit > namesMax) throw badArgument(`"limit" must be 1 to ${namesMax}, got ${limit}.`);
      return apiReference()?.findNames(term, limit) ?? [];
    },
    apiReference: async (_root, { entry }, context) => {
      const { apiReference, site } = context;
      const pages = apiReference();
      if (pages === null) return null;
      const place = await readPlaceValues(entry ?? null, context);
      return pages.page(entry ?? null, { url: site.url, speech: site.words.speech, place });
    },
  },
  ApiReferencePage: {
    example: async ({ exampleHtml }, _args, { content }) =>
      exampleHtml === null ? null : (await content.load({ html: exampleHtml, language: null })).html,
  },
  ApiReferenceExample: {
    query: ({ text }) => text,
    variables: ({ variables }) => JSON.stringify(variables),
    isMutation: ({ kind }) => kind === "mutation",
  },
};
