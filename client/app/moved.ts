import type { DataLayer } from "../data/apollo-client.ts";
import { DocumentTypesDocument } from "../data/DocumentTypes.generated.ts";
import { MovedDocument } from "./Moved.generated.ts";
import { knownAddresses } from "./page-queries.ts";
import { matchRoute, routeOfTheRest } from "./routes.ts";

/**
 * Finds the page of an address that this tab has none for: the target of its redirect (the server applies the same rules, `redirects.yml`), or the address
 * itself where the site has got a page there since the tab was opened. Null if there is none.
 */
export async function findPlace(
  dataLayer: DataLayer,
  { pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">,
): Promise<string | null> {
  const [to, isNew] = await Promise.all([fetchRedirect(dataLayer, pathname), isNewPage(dataLayer, pathname)]);
  if (to === null) return isNew ? pathname + search + hash : null;
  const target = new URL(to, anywhere);
  return target.pathname + (target.search || search) + (target.hash || hash);
}

/** Addresses within the site name no host. */
const anywhere = "https://site.invalid";

/** Released 60 seconds later, like any result. */
async function fetchRedirect({ client, retention }: DataLayer, path: string): Promise<string | null> {
  const { data } = await client.query({ query: MovedDocument, variables: { path } });
  retention.retain(MovedDocument, { path })();
  return data?.moved ?? null;
}

/** Asks anew for what the site's addresses are made of, where none of those known is this one. */
async function isNewPage(dataLayer: DataLayer, path: string): Promise<boolean> {
  if (isKnown(dataLayer, path)) return false;
  await dataLayer.client.query({ query: DocumentTypesDocument, fetchPolicy: "network-only" });
  return isKnown(dataLayer, path);
}

function isKnown(dataLayer: DataLayer, path: string): boolean {
  return matchRoute(knownAddresses(dataLayer), path).route.path !== routeOfTheRest;
}
