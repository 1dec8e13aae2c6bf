import { createHash } from "node:crypto";
import type { Shell } from "./html.ts";

const known = new WeakMap<Shell, string>();

/**
 * The policy of a page: its own origin, and the inline style and scripts of its shell by hash. No nonces, because pages are
 * kept. Trusted Types: markup gets in through one gate (client/lib/trusted-html.ts).
 */
export const contentSecurityPolicy = (shell: Shell): string => {
  const policy = known.get(shell) ?? makePolicy(shell);
  known.set(shell, policy);
  return policy;
};

const makePolicy = ({ style, headScripts, bodyScripts }: Shell): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${[...headScripts, ...bodyScripts].map(hashOf).join(" ")}`,
    `style-src 'self' ${hashOf(style)}`,
    "img-src 'self' https: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types lectern",
  ].join("; ");

const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
