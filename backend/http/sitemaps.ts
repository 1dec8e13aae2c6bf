import { addressOf } from "../store/address.ts";
import { docTypes } from "../store/doc-types.ts";
import type { DocumentAddress } from "../store/documents.ts";
import type { Store } from "../store/store.ts";
import { type Handler, RequestError, ok } from "./answer.ts";

const indexName = "sitemap";

interface Link {
  readonly linkname: string;
  readonly lastmoddate: string | null;
  readonly priority: number;
}

/** The index, with one sitemap for each type that has documents; and those sitemaps. */
export function readSitemap({ documents }: Store): Handler {
  return async ({ params }) => {
    const addresses = await documents.listAddresses();
    if (params["slug"] === indexName) return ok({ sitemap: { links: toIndex(addresses) } });
    const docType = docTypes.find(({ id }) => nameOf(id) === params["slug"]);
    const links = docType === undefined ? [] : toLinks(addresses.filter((address) => address.docType === docType.id), docType.sitemapPriority);
    if (links.length === 0) throw new RequestError(404, `There is no such sitemap. The one called "${indexName}" lists them all.`);
    return ok({ sitemap: { links } });
  };
}

function toIndex(addresses: readonly DocumentAddress[]): Link[] {
  return docTypes.flatMap(({ id, sitemapPriority }) => {
    const ofType = addresses.filter(({ docType }) => docType === id);
    if (ofType.length === 0) return [];
    return [{ linkname: `/${nameOf(id)}.xml`, lastmoddate: latest(ofType.map(({ changed }) => changed)), priority: sitemapPriority }];
  });
}

/** Documents that are read on one page, such as glossary entries, are one address: a sitemap knows no fragments. */
function toLinks(addresses: readonly DocumentAddress[], priority: number): Link[] {
  const links = new Map<string, Link>();
  for (const address of addresses) {
    const linkname = addressOf(address).replace(/#.*$/, "");
    links.set(linkname, { linkname, lastmoddate: latest([links.get(linkname)?.lastmoddate ?? null, address.changed]), priority });
  }
  return [...links.values()];
}

function latest(dates: readonly (string | null)[]): string | null {
  return dates.reduce((best, date) => (best === null || (date !== null && date > best) ? date : best), null);
}

function nameOf(docType: string): string {
  return `${indexName}-${docType}`;
}
