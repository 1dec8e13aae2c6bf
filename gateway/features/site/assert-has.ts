import { GraphQLError } from "graphql";
import type { SiteFacts } from "../../site/site.ts";

const refusals = {
  authors: "This site has no authors.",
  docsTree: "This site has no tree of documents.",
} as const;

/** The status of what the site has switched off. */
export const notImplemented = 501;

/**
 * Refuses an operation of something that the site has switched off.
 *
 * @throws GraphQLError with status 501, as of mutations that are switched off.
 */
export function assertHas(feature: keyof typeof refusals, { features }: Pick<SiteFacts, "features">): void {
  if (features[feature]) return;
  throw new GraphQLError(refusals[feature], { extensions: { code: `HTTP_${notImplemented}`, status: notImplemented } });
}
