import { setImmediate as nextTurn } from "node:timers/promises";
import type { SharedExecution } from "../../graphql/execute.ts";
import { canonicalUrl } from "../../../addresses/canonical-url.ts";
import { absoluteUrl } from "../../../addresses/absolute-url.ts";
import { readWholeList } from "../document-lists.ts";
import { readTypes } from "../document-types.ts";
import type { TypeOfFiles } from "../document-types.ts";
import { percentDecoded } from "../../../addresses/percent-decoding.ts";
import { inSlices } from "./slices.ts";

interface SiteOfFiles {
  /** Without a trailing slash. */
  readonly url: string;
}

/** What documents say about the page they are shown on. */
export interface PageOfDocuments {
  /** The latest change of any of them; null when unknown. */
  readonly lastModified: string | null;
  readonly images: readonly string[];
}

/**
 * What the documents say about the addresses of a sitemap, by `addressKey`; addresses that are not a document's are absent.
 * Null when the documents cannot be read.
 */
export async function readPages(
  execution: SharedExecution,
  site: SiteOfFiles,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, PageOfDocuments> | null> {
  const types = await typesOf(addresses, site, await readTypes(execution));
  const lists = await Promise.all(types.map(({ id }) => readWholeList(execution, id)));
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
async function typesOf(
  addresses: readonly string[],
  site: SiteOfFiles,
  known: readonly TypeOfFiles[],
): Promise<readonly TypeOfFiles[]> {
  const types = new Set<TypeOfFiles>();
  for (const slice of inSlices(addresses)) {
    for (const address of slice) {
      const type = typeOf(address, site, known);
      if (type !== null) types.add(type);
    }
    await nextTurn();
  }
  return [...types];
}

function typeOf(address: string, { url }: SiteOfFiles, types: readonly TypeOfFiles[]): TypeOfFiles | null {
  if (!address.startsWith(`${url}/`)) return null;
  const path = address.slice(url.length);
  const isTypeAt = ({ listPath, path: prefix, layout }: TypeOfFiles): boolean =>
    layout === "PAGE" || layout === "GLOSSARY" ? path === `${listPath}/` : path.startsWith(`${prefix}/`);
  return types.find(isTypeAt) ?? null;
}
