import type { DocumentPayload } from "../../docs-api/payloads/document.ts";
import type { DocumentAuthor } from "../../generated/schema.ts";
import type { SiteFacts } from "../../site/site.ts";
import { authorPath } from "../authors/author-path.ts";

/** The authors of a document on a site: none where it has no authors. */
export function authorsShown(document: DocumentPayload, { features }: Pick<SiteFacts, "features">) {
  return features.authors ? toAuthors(document) : [];
}

/** The authors of a document: those in `user`, with the ids known from `authorDetails`; without any, those in `authorDetails`. */
function toAuthors({ user, authorDetails }: DocumentPayload): readonly DocumentAuthor[] {
  const ids = new Map(authorDetails.map(({ _id, name }) => [name, _id]));
  const named = user.length > 0 ? user : authorDetails.map((detail) => ({ ...detail, designation: null }));
  return named.map(({ _id, name, designation }) => {
    const id = _id ?? ids.get(name) ?? null;
    return { id, name, designation, path: id === null ? null : authorPath(name, id) };
  });
}
