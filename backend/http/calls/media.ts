import { stat } from "node:fs/promises";
import { join } from "node:path";
import { mediaTypeOf } from "../../../content-folder/media/media-types.ts";
import { RequestError } from "../answer.ts";
import type { Handler } from "../answer.ts";

/** Images and files of documents. The bytes behind a name never change. */
export function readMedium(mediaDir: string): Handler {
  return async ({ params }) => {
    const file = params["file"] ?? "";
    const contentType = mediaTypeOf(file);
    const path = join(mediaDir, file);
    const sizeBytes = /^[0-9a-f]{32}\.[a-z0-9]+$/.test(file) ? await sizeOf(path) : null;
    if (contentType === null || sizeBytes === null) throw new RequestError(404, "There is no such file.");
    return {
      kind: "file",
      path,
      headers: {
        "content-type": contentType,
        "content-length": String(sizeBytes),
        "cache-control": "public, max-age=31536000, immutable",
        etag: `"${file}"`,
        "x-content-type-options": "nosniff",
        // An SVG opened directly is a document: it may use its inline styles and nothing else.
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      },
    };
  };
}

async function sizeOf(path: string): Promise<number | null> {
  try {
    const found = await stat(path);
    return found.isFile() ? found.size : null;
  } catch {
    return null;
  }
}
