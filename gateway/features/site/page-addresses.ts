import type { SiteFacts } from "../../site/site.ts";
import { schemaTypesOf } from "../documents/schema-types.ts";

/** What the addresses of a site's pages are made of, as every page has it. */
interface PageAddresses {
  readonly documentTypes: ReturnType<typeof schemaTypesOf>;
  /** The paths of its pages that are no documents, decoded. */
  readonly pagePaths: readonly string[];
  readonly site: Pick<SiteFacts, "switchedOff">;
}

/** What addresses are made of: the same object while the site is the same. */
export function addressesOf(site: SiteFacts): PageAddresses {
  const known = made.get(site);
  if (known !== undefined) return known;
  const addresses = { documentTypes: schemaTypesOf(site.types), pagePaths: [...site.pages.keys()], site };
  made.set(site, addresses);
  return addresses;
}

const made = new WeakMap<SiteFacts, PageAddresses>();
