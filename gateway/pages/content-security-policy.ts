import { createHash } from "node:crypto";

/** What a page holds inline. */
interface InlineParts {
  readonly style: string;
  readonly script: string;
}

/**
 * The policy of a page: its own origin, and its inline style and script by hash. No nonces, because pages are kept. Trusted
 * Types: markup gets in through one gate (client/dom/trusted-html.ts).
 */
export const contentSecurityPolicy = ({ style, script }: InlineParts): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${hashOf(script)}`,
    `style-src 'self' ${hashOf(style)}`,
    "img-src 'self' https: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types lectern lectern-worker",
  ].join("; ");

/**
 * The policy of the playground alone (reliability, "injected script"): its editor writes inline styles, and knows nothing of Trusted
 * Types. It shows no content of anybody's as markup.
 */
export const playgroundPolicy = (script: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${hashOf(script)}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

/** While developing, the client's sources bring inline styles, and the hot reload a socket. */
export const developmentPolicy =
  "default-src 'self' 'unsafe-inline'; img-src 'self' https: data:; connect-src 'self' ws:; base-uri 'none'; frame-ancestors 'none'";

const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
