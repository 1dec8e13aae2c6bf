import type { ThemeFile } from "../../content-folder/site-definition/theme/theme-file.ts";

/** A file of the site's theme, as it is served. */
export interface ServedFile {
  readonly address: string;
  readonly type: string;
  readonly bytes: Buffer;
  /** In pixels of its own; null for a font. */
  readonly size: ThemeFile["size"];
}

const types = { svg: "image/svg+xml", png: "image/png", woff2: "font/woff2" } as const;

/** Makes of a file what is served. */
export function toServedFile({ kind, address, base64, size }: ThemeFile): ServedFile {
  return { address, type: types[kind], bytes: Buffer.from(base64, "base64"), size };
}
