import { createHash } from "node:crypto";
import type { AddedSources } from "./page-additions.ts";

/** The inline parts of a page. */
interface InlineParts {
  readonly style: string;
  readonly scripts: readonly string[];
}

/**
 * The policy of a page: its own origin, its inline style and scripts by hash, and the scripts that the site names. No nonces, because pages are stored. Trusted Types: markup gets in
 * through one gate (client/dom/trusted-html.ts).
 */
export function contentSecurityPolicy({ style, scripts }: InlineParts, added: AddedSources): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts.map(hashOf), ...added.scripts].join(" ")}`,
    `style-src 'self' ${hashOf(style)}`,
    "img-src 'self' https: data:",
    "media-src 'self'",
    "frame-src 'self'",
    "font-src 'self'",
    `connect-src ${["'self'", ...added.connections].join(" ")}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types lectern lectern-worker",
  ].join("; ");
}

/**
 * The policy of the playground only (reliability, "injected script"): its editor writes inline styles, and does not support Trusted Types. It shows
 * no content as markup.
 */
export function playgroundPolicy(script: string): string {
  return [
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
}

/** The policy of the frame that draws diagrams: no origin, no connections, the package's scripts alone. Mermaid writes its styles into the drawing. */
export const diagramFramePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "sandbox allow-scripts",
].join("; ");

/** In development, the client's sources use inline styles, and hot reload a WebSocket. */
export function developmentPolicy({ scripts, connections }: AddedSources): string {
  return [
    "default-src 'self' 'unsafe-inline'",
    `script-src ${["'self' 'unsafe-inline'", ...scripts].join(" ")}`,
    "img-src 'self' https: data:",
    `connect-src ${["'self' ws:", ...connections].join(" ")}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
