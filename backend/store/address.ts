import type { DocType } from "./doc-types.ts";

/**
 * A document's canonical path on the site: root-absolute, percent-encoded, without a trailing slash.
 *
 * @example addressOf({ docType: "blog", slug: "a b" }) // "/blog/a%20b"
 * @example addressOf({ docType: "glossary", slug: "ttl" }) // "/glossary#ttl"
 */
export function addressOf({ docType, slug }: { readonly docType: DocType; readonly slug: string }): string {
  switch (docType) {
    case "tou":
      return "/legal/terms";
    case "privacy-policy":
      return "/legal/privacy";
    case "glossary":
      return `/glossary#${encodeURIComponent(slug)}`;
    default:
      return `/${docType}/${encodeURIComponent(slug)}`;
  }
}
