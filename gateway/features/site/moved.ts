import { normalisedPath } from "../../../addresses/normalised-path.ts";
import { isOldAddress } from "../../../addresses/redirects.ts";
import type { Fetched } from "../../docs-api/cache/fetched.ts";
import type { DocsApi } from "../../docs-api/docs-api.ts";
import { DocsApiError } from "../../docs-api/docs-api-error.ts";
import { findRedirect } from "../../site/redirects.ts";
import type { SiteFacts } from "../../site/site.ts";
import { documentPath } from "../documents/document-path.ts";

/** What is asked for where a path has moved to. */
export interface MovedParts {
  readonly site: SiteFacts;
  readonly docsApi: Pick<DocsApi, "fetchAlias">;
  /** Notes how long the backend's answer may be used. */
  readonly record: <T>(answer: Promise<Fetched<T>>) => Promise<T>;
}

/**
 * Where a path of the site leads now, root-absolute: by `redirects.yml`, or else to the document that names it as an old address of its own. Null if it
 * is not known, or not at the moment.
 */
export async function findMoved(path: string, { site, docsApi, record }: MovedParts): Promise<string | null> {
  const to = findRedirect(site.redirects, path);
  if (to !== null || !isOldAddress(path)) return to;
  try {
    const alias = await record(docsApi.fetchAlias(normalisedPath(path)));
    return alias ? documentPath(site.types, alias.docType, alias.slug) : null;
  } catch (error) {
    if (error instanceof DocsApiError) return null;
    throw error;
  }
}
