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

/** What documents themselves say about the page that they are read on. */
export interface PageOfDocuments {
  /** The last change of any of them; null when unknown. */
  readonly lastModified: string | null;
  readonly images: readonly string[];
}

/** So many pages of a hundred documents are read for one sitemap: a longer one does without what the rest would say. */
const pagesMax = 50;

/**
 * What the documents say about the addresses of a sitemap, by `addressKey`; of addresses that are no document's, nothing. Null when
 * the documents cannot be read.
 */
export const readPages = async (
  execution: SharedExecution,
  site: SiteOfFiles,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, PageOfDocuments> | null> => {
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
};

/** The later of two dates; a known one is later than an unknown one. */
export const latest = (a: string | null, b: string | null): string | null =>
  a === null || (b !== null && b > a) ? b : a;

/** Equal for addresses that differ only in how they are encoded. */
export const addressKey = (address: string): string => percentDecoded(address);

/** The types whose documents the addresses may be. Others have their turn in between. */
const typesOf = async (addresses: readonly string[], site: SiteOfFiles): Promise<readonly DocTypeOfFiles[]> => {
  const types = new Set<DocTypeOfFiles>();
  for (const slice of inSlices(addresses)) {
    for (const address of slice) {
      const type = typeOf(address, site);
      if (type !== null) types.add(type);
    }
    await nextTurn();
  }
  return [...types];
};

const legalTypes: Readonly<Record<string, DocTypeOfFiles>> = {
  "/legal/terms/": "TOU",
  "/legal/privacy/": "PRIVACY_POLICY",
};
const typesByName: ReadonlyMap<string, DocTypeOfFiles> = new Map(docTypes.map(({ type }) => [typeNameOf(type), type]));

const typeOf = (address: string, { url }: SiteOfFiles): DocTypeOfFiles | null => {
  if (!address.startsWith(`${url}/`)) return null;
  const path = address.slice(url.length);
  return legalTypes[path] ?? typesByName.get(path.split("/", 2)[1] ?? "") ?? null;
};
