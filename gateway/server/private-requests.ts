import type { IncomingMessage } from "node:http";

/** Tells whether a request carries a cookie that is passed on to the docs backend: then its answer is for nobody else. */
export const createPrivateCheck = (forwardCookies: readonly string[]): ((request: IncomingMessage) => boolean) => {
  if (forwardCookies.length === 0) return () => false;
  const names = new Set(forwardCookies);
  return ({ headers }) => (headers.cookie ?? "").split(";").some((cookie) => names.has(cookie.split("=", 1)[0]?.trim() ?? ""));
};
