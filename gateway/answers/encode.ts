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

/** Streams a file into an encoded file beside it, `<path>.br` or `<path>.gzip`. An existing one is reused, because its source never changes. */
async function encodeFile(file: FileBody, encoding: Encoding): Promise<FileBody> {
  if (encoding === "identity") return file;
  const path = `${file.path}.${encoding}`;
  const length = (await sizeOf(path)) ?? (await compressFile(file.path, path, encoding));
  return { path, length, sha256: `${file.sha256}.${encoding}` };
}

/** Encodes a body of either kind off the event loop. */
export async function encode(body: Body, encoding: Encoding, effort: Effort): Promise<Body> {
  return Buffer.isBuffer(body) ? encodeBody(body, encoding, effort) : encodeFile(body, encoding);
}

async function compressFile(from: string, path: string, encoding: Exclude<Encoding, "identity">): Promise<number> {
  const made = `${path}.${process.pid}-${(fileNumber += 1)}.new`;
  try {
    await pipeline(createReadStream(from), encoderOf(encoding), createWriteStream(made, { flush: true }));
    await rename(made, path);
  } catch (problem) {
    await rm(made, { force: true });
    throw problem;
  }
  return (await stat(path)).size;
}

function encoderOf(encoding: Exclude<Encoding, "identity">) {
  return encoding === "gzip"
    ? createGzip({ level: gzipLevel })
    : createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
}

function sizeOf(path: string): Promise<number | null> {
  return stat(path).then(
    ({ size }) => size,
    () => null,
  );
}
