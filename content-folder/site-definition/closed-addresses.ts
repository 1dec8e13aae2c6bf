import { withoutTrailingSlash } from "../../addresses/normalised-path.ts";
import type { Feature, Features } from "./features-yml.ts";

/** The addresses of what a site can switch off. The file of a document (`/docs/cache.md`) is not the page of the tree. */
const addresses: readonly (readonly [Feature, RegExp])[] = [
  ["newsletter", /^\/newsletter\/(?:confirm|unsubscribe)$/],
  ["contact", /^\/contact$/],
  ["playground", /^\/(?:playground|api-reference)(?:\/|$)|^\/schema\.graphql$/],
  ["mcp", /^\/mcp$/],
  ["authors", /^\/authors(?:\/|$)/],
  ["docsTree", /^\/docs(?:$|\/(?![^/]*\.(?:xml|md|json)$))/],
];

/** Whether an address of this site is that of something it has switched off. Query and fragment do not matter. */
export function isClosed(features: Features, address: string): boolean {
  return closedBy(features, address) !== null;
}

/** What a site has switched off at an address of it; null if nothing. */
export function closedBy(features: Features, address: string): Feature | null {
  const path = withoutTrailingSlash(address.split(/[?#]/)[0] ?? "");
  return addresses.find(([feature, pattern]) => !features[feature] && pattern.test(path))?.[0] ?? null;
}
