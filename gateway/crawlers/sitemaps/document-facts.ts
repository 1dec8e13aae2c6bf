import { setImmediate as nextTurn } from "node:timers/promises";
import type { SharedExecution } from "../../graphql/execute.ts";
import { canonicalUrl } from "../../../addresses/canonical-url.ts";
import { absoluteUrl } from "../addresses.ts";
import type { SiteOfFiles } from "../addresses.ts";
import { docTypes, readWholeList } from "../document-lists.ts";
import type { DocTypeOfFiles } from "../document-lists.ts";
import { typeNameOf } from "../documents/read-document.ts";
import { percentDecoded } from "../../../addresses/percent-decoding.ts";
import { inSlices } from "./slices.ts";

/** What documents say about the page they are shown on. */
export interface PageOfDocuments {
  /** The latest change of any of them; null when unknown. */
  readonly lastModified: string | null;
  readonly images: readonly string[];
}

/** Pages of 100 documents read per type; the documents of a longer list beyond them are not considered. */
const pagesMax = 50;

/**
 * What the documents say about the addresses of a sitemap, by `addressKey`; addresses that are not a document's are absent.
 * Null when the documents cannot be read.
 */
export async function readPages(
  execution: SharedExecution,
  site: SiteOfFiles,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, PageOfDocuments> | null> {
  const types = await typesOf(addresses, site);
  const lists = await Promise.all(types.map((type) => readWholeList(execution, type, pagesMax)));
  const pages = new Map<string, PageOfDocuments>();
  for (const list of lists) {
    if (list === null) return null;
    await nextTurn();
    for (const { path, lastUpdated, datePublished, featuredImage } of list) {
      const key = addressKey(canonicalUrl(site.url, path.replace(/#.*/, "")));
      const known = pages.get(key);
      const isPart = path.includes("#");
      const images = featuredImage === null || isPart ? [] : [absoluteUrl(site, featuredImage.url)];
      pages.set(key, {
        lastModified: latest(known?.lastModified ?? null, lastUpdated ?? datePublished),
        images: known?.images ?? images,
      });
    }
  }
  return pages;
}

/** The later of two dates; a known date is later than an unknown one. */
export function latest(a: string | null, b: string | null): string | null {
  return a === null || (b !== null && b > a) ? b : a;
}

/** Equal for addresses that differ only in encoding. */
export function addressKey(address: string): string {
  return percentDecoded(address);
}

/** The types that documents at these addresses may have. Yields to other requests in between. */
async function typesOf(addresses: readonly string[], site: SiteOfFiles): Promise<readonly DocTypeOfFiles[]> {
  const types = new Set<DocTypeOfFiles>();
  for (const slice of inSlices(addresses)) {
    for (const address of slice) {
      const type = typeOf(address, site);
      if (type !== null) types.add(type);
    }
    await nextTurn();
  }
  return [...types];
}

const legalTypes: Readonly<Record<string, DocTypeOfFiles>> = {
  "/legal/terms/": "TOU",
  "/legal/privacy/": "PRIVACY_POLICY",
};
const typesByName: ReadonlyMap<string, DocTypeOfFiles> = new Map(docTypes.map(({ type }) => [typeNameOf(type), type]));

function typeOf(address: string, { url }: SiteOfFiles): DocTypeOfFiles | null {
  if (!address.startsWith(`${url}/`)) return null;
  const path = address.slice(url.length);
  return legalTypes[path] ?? typesByName.get(path.split("/", 2)[1] ?? "") ?? null;
}
