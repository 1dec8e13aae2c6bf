import { normalisedPath } from "../../../addresses/normalised-path.ts";
import { isOldAddress } from "../../../addresses/redirects.ts";
import { hasPages, typeOf } from "../../../content-folder/document-types/document-type.ts";
import type { Fetched } from "../../docs-api/cache/fetched.ts";
import type { DocsApi } from "../../docs-api/docs-api.ts";
import { DocsApiError } from "../../docs-api/docs-api-error.ts";
import { findRedirect } from "../../site/redirects.ts";
import type { SiteFacts } from "../../site/site.ts";
import { documentPath } from "../documents/document-path.ts";

/** What is asked for where a path has moved to. */
export interface MovedParts {
  readonly site: SiteFacts;
  readonly docsApi: Pick<DocsApi, "fetchAlias" | "fetchDocument">;
  /** Notes how long the backend's answer may be used. */
  readonly record: <T>(answer: Promise<Fetched<T>>) => Promise<T>;
}

/**
 * Where a path of the site leads now, root-absolute: by `redirects.yml`, or else to the document that names it as an old address of its own, or, of what
 * addresses of documents begin with, to the site's default document. Null if it is not known, or not at the moment.
 */
export async function findMoved(path: string, parts: MovedParts): Promise<string | null> {
  const to = findRedirect(parts.site.redirects, path);
  if (to !== null || !isOldAddress(path)) return to;
  const normalised = normalisedPath(path);
  return (await nullIfFailed(byAlias(normalised, parts))) ?? (await nullIfFailed(withoutSlug(normalised, parts)));
}

async function byAlias(path: string, { site, docsApi, record }: MovedParts): Promise<string | null> {
  const alias = await record(docsApi.fetchAlias(path));
  return alias ? documentPath(site.types, alias.docType, alias.slug) : null;
}

/** Where the address of a document without its slug leads (specification, section 2, "Document view"); null where it is none, or there is no default document. */
async function withoutSlug(path: string, { site, docsApi, record }: MovedParts): Promise<string | null> {
  if (!site.types.all.some((type) => hasPages(type) && type.path === path && type.listPath !== path)) return null;
  const document = await record(docsApi.fetchDocument(site.defaultDocument));
  if (document === null || typeOf(site.types, document.docType) === null) return null;
  return documentPath(site.types, document.docType, document.slug);
}

async function nullIfFailed(reading: Promise<string | null>): Promise<string | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof DocsApiError) return null;
    throw error;
  }
}
