import { createReadStream, createWriteStream } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import type { Body, FileBody } from "./body.ts";
import { encodeBody } from "./encoding.ts";
import type { Effort, Encoding } from "./encoding.ts";

/** For files of megabytes: the best quality would take seconds of CPU for a few percent. */
const brotliQuality = 5;
const gzipLevel = 6;

let fileNumber = 0;

/**
 * Encodes a file piece by piece into a file beside it, `<path>.br` or `<path>.gzip`; one that is there already is taken as it is,
 * because the file it was made of never changes.
 */
const encodeFile = async (file: FileBody, encoding: Encoding): Promise<FileBody> => {
  if (encoding === "identity") return file;
  const path = `${file.path}.${encoding}`;
  const length = (await sizeOf(path)) ?? (await make(file.path, path, encoding));
  return { path, length, sha256: `${file.sha256}.${encoding}` };
};

/** Encodes a body of either kind off the event loop. */
export const encode = async (body: Body, encoding: Encoding, effort: Effort): Promise<Body> =>
  Buffer.isBuffer(body) ? encodeBody(body, encoding, effort) : encodeFile(body, encoding);

const make = async (from: string, path: string, encoding: Exclude<Encoding, "identity">): Promise<number> => {
  const made = `${path}.${process.pid}-${(fileNumber += 1)}.new`;
  try {
    await pipeline(createReadStream(from), encoderOf(encoding), createWriteStream(made));
    await rename(made, path);
  } catch (problem) {
    await rm(made, { force: true });
    throw problem;
  }
  return (await stat(path)).size;
};

const encoderOf = (encoding: Exclude<Encoding, "identity">) =>
  encoding === "gzip"
    ? createGzip({ level: gzipLevel })
    : createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });

const sizeOf = (path: string): Promise<number | null> =>
  stat(path).then(
    ({ size }) => size,
    () => null,
  );
