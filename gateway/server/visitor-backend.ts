import type { IncomingMessage } from "node:http";
import type { DocsApi, VisitorDocsApi } from "../docs-api/docs-api.ts";

/**
 * Builds what finds the cookies of a request that are passed on to the docs backend: as they came, in their order; null where there are
 * none. All others are nobody's business (decisions, section 6).
 */
export const createForwardedCookies = (names: readonly string[]): ((request: IncomingMessage) => string | null) => {
  if (names.length === 0) return () => null;
  const forwarded = new Set(names);
  return ({ headers }) => {
    const cookies = (headers.cookie ?? "").split(";").map((cookie) => cookie.trim());
    return cookies.filter((cookie) => forwarded.has(cookie.split("=", 1)[0]?.trim() ?? "")).join("; ") || null;
  };
};

/** The docs backend as a request may see it: with its visitor's own cookies, or as everybody does. */
export type DocsApiOf = (request: IncomingMessage) => VisitorDocsApi & { readonly isPrivate: boolean };

export const createDocsApiOf = (
  docsApi: DocsApi,
  cookiesOf: (request: IncomingMessage) => string | null,
): DocsApiOf => {
  const shared = { docsApi, setCookies: () => [], isPrivate: false };
  return (request) => {
    const cookies = cookiesOf(request);
    return cookies === null ? shared : { ...docsApi.forVisitor(cookies), isPrivate: true };
  };
};
