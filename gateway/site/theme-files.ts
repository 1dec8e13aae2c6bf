import { createHash } from "node:crypto";
import type { ThemeFile } from "../../content-folder/site-definition/theme/theme-file.ts";

/** A file of the site's theme, as it is served. */
export interface ServedFile {
  /** Named by its content: what is at an address never changes. */
  readonly address: string;
  readonly type: string;
  readonly bytes: Buffer;
  /** In pixels of its own; null for a font. */
  readonly size: ThemeFile["size"];
}

const types = { svg: "image/svg+xml", png: "image/png", woff2: "font/woff2" } as const;

/** Gives a file its address. */
export function toServedFile({ kind, base64, size }: ThemeFile): ServedFile {
  const bytes = Buffer.from(base64, "base64");
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
  return { address: `/theme/${hash}.${kind}`, type: types[kind], bytes, size };
}
