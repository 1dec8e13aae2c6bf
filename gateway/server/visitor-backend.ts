import type { IncomingMessage } from "node:http";
import type { DocsApi, VisitorDocsApi } from "../docs-api/docs-api.ts";

/**
 * Returns a function that finds the cookies to forward to the docs backend: unchanged, in their order; null if there are none. No other cookie is
 * forwarded (decisions, section 6).
 */
export function createForwardedCookies(names: readonly string[]): (request: IncomingMessage) => string | null {
  if (names.length === 0) return () => null;
  const forwarded = new Set(names);
  return ({ headers }) => {
    const cookies = (headers.cookie ?? "").split(";").map((cookie) => cookie.trim());
    return cookies.filter((cookie) => forwarded.has(cookie.split("=", 1)[0]?.trim() ?? "")).join("; ") || null;
  };
}

/** The docs backend as a request may see it: with its visitor's own cookies, or the shared one. */
export type DocsApiOf = (request: IncomingMessage) => VisitorDocsApi & { readonly isPrivate: boolean };

/** Builds the function that gives each request its docs backend: its own where it carries cookies that are forwarded, else the shared one. */
export function createDocsApiOf(docsApi: DocsApi, cookiesOf: (request: IncomingMessage) => string | null): DocsApiOf {
  const shared = { docsApi, setCookies: () => [], isPrivate: false };
  return (request) => {
    const cookies = cookiesOf(request);
    return cookies === null ? shared : { ...docsApi.forVisitor(cookies), isPrivate: true };
  };
}
