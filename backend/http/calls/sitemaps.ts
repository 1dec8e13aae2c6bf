import { documentAddress } from "../../../addresses/document-address.ts";
import type { DocumentType } from "../../../content-folder/document-types/document-type.ts";
import { servedTypes } from "../../store/document-types.ts";
import type { DocumentAddress } from "../../store/documents.ts";
import type { Store } from "../../store/store.ts";
import { RequestError, ok } from "../answer.ts";
import type { Handler } from "../answer.ts";

const indexName = "sitemap";

/** The protocol allows 50,000 links; a sitemap of this size is fast to build, here and where it becomes XML or a page. */
const linksMax = 2_000;

interface Link {
  readonly linkname: string;
  readonly lastmoddate: string | null;
  readonly priority: number;
  /** The images on the page. */
  readonly images?: readonly string[];
  /** In the index: the number of links in the linked sitemap. */
  readonly count?: number;
}

/** The sitemap index, and the sitemaps: one or more for each type that has documents. */
export function readSitemap(store: Store): Handler {
  const { documents } = store;
  return async ({ params }) => {
    const { all } = await servedTypes(store);
    if (params["slug"] === indexName) return ok({ sitemap: { links: toIndex(await documents.countByType(), all) } });
    const { type, page } = partOf(params["slug"] ?? "", all);
    const addresses = type === undefined ? [] : await documents.listAddresses(type.id, { page, limit: linksMax });
    if (type === undefined || addresses.length === 0)
      throw new RequestError(404, `There is no such sitemap. The one called "${indexName}" lists them all.`);
    return ok({ sitemap: { links: toLinks(addresses, type) } });
  };
}

function toIndex(
  counts: Awaited<ReturnType<Store["documents"]["countByType"]>>,
  types: readonly DocumentType[],
): Link[] {
  return types.flatMap(({ id, priority }) => {
    const { count = 0, changed = null } = counts.find(({ docType }) => docType === id) ?? {};
    return Array.from({ length: Math.ceil(count / linksMax) }, (_, part) => ({
      linkname: `/${nameOf(id, part + 1)}.xml`,
      lastmoddate: changed,
      priority,
      count: Math.min(linksMax, count - part * linksMax),
    }));
  });
}

/** Documents that share a page, such as glossary entries, become one link: sitemaps have no fragments. */
function toLinks(addresses: readonly DocumentAddress[], type: DocumentType): Link[] {
  const links = new Map<string, Link>();
  for (const address of addresses) {
    const own = documentAddress(type, address.slug);
    const linkname = own.replace(/#.*$/, "");
    const images = address.featuredImage === null || linkname !== own ? [] : [address.featuredImage];
    links.set(linkname, {
      linkname,
      lastmoddate: latest(links.get(linkname)?.lastmoddate ?? null, address.changed),
      priority: type.priority,
      images,
    });
  }
  return [...links.values()];
}

function latest(a: string | null, b: string | null): string | null {
  return a === null || (b !== null && b > a) ? b : a;
}

/** @example nameOf("article", 2) // "sitemap-article-2" */
function nameOf(docType: string, page: number): string {
  return page === 1 ? `${indexName}-${docType}` : `${indexName}-${docType}-${page}`;
}

function partOf(slug: string, types: readonly DocumentType[]) {
  const [, name = slug, page = "1"] = /^(.+)-([2-9]|[1-9]\d{1,4})$/.exec(slug) ?? [];
  return { type: types.find(({ id }) => nameOf(id, 1) === name), page: Number(page) };
}
