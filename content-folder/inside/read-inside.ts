import { isUtf8 } from "node:buffer";
import { closeSync, constants, fstatSync, openSync, read, readSync, readlinkSync, realpathSync } from "node:fs";
import type { Stats } from "node:fs";
import { promisify } from "node:util";
import { faultOfKind, faultOfPlace, findInside, notRead, orNotRead, refused } from "./find-inside.ts";
import type { NotRead } from "./find-inside.ts";

/** The bytes of a file, and its stats before they were read. */
export type BytesReading = { readonly kind: "read"; readonly bytes: Buffer; readonly stats: Stats } | NotRead;

/** The text of a file. `badLine`: the first line with invalid UTF-8, shown as U+FFFD; null if there is none. */
export type TextReading = { readonly kind: "read"; readonly text: string; readonly badLine: number | null } | NotRead;

/** Larger text files, in bytes, are not read. */
const longestText = 4 * 1024 * 1024;

const readSome = promisify(read);

/** Reads a text file in a folder asynchronously. See `findInside` for what is refused. */
export async function readTextInside(root: string, path: string): Promise<TextReading> {
  return toText(await readInside(root, path, longestText));
}

/** Synchronous `readTextInside`, for worker threads and start-up. */
export function readTextInsideSync(root: string, path: string): TextReading {
  return toText(readInsideSync(root, path, longestText));
}

/** Reads a file in a folder asynchronously; only looking it up and opening it is synchronous. */
export async function readInside(root: string, path: string, maxBytes: number): Promise<BytesReading> {
  const opened = openForBytes(root, path, maxBytes);
  if (opened.kind !== "open") return opened;
  const { fd, bytes, stats } = opened;
  try {
    let length = 0;
    for (let more = -1; more !== 0 && length < bytes.length; length += more)
      more = (await readSome(fd, bytes, length, bytes.length - length, length)).bytesRead;
    return { kind: "read", bytes: bytes.subarray(0, length), stats };
  } catch (error) {
    return notRead(error, path);
  } finally {
    closeSync(fd);
  }
}

/** Synchronous `readInside`, for worker threads and start-up. */
function readInsideSync(root: string, path: string, maxBytes: number): BytesReading {
  const opened = openForBytes(root, path, maxBytes);
  if (opened.kind !== "open") return opened;
  const { fd, bytes, stats } = opened;
  try {
    let length = 0;
    for (let more = -1; more !== 0 && length < bytes.length; length += more)
      more = readSync(fd, bytes, length, bytes.length - length, length);
    return { kind: "read", bytes: bytes.subarray(0, length), stats };
  } catch (error) {
    return notRead(error, path);
  } finally {
    closeSync(fd);
  }
}

/** The size of a file that was read in pieces, and its stats before. */
export type PiecesReading = { readonly kind: "read"; readonly sizeBytes: number; readonly stats: Stats } | NotRead;

/** A piece is taken in a few milliseconds. */
const pieceBytes = 1024 * 1024;

/** Reads a file in a folder piece by piece, so that a large one is never in memory as a whole. The next piece overwrites the one that `take` got. */
export async function readPiecesInside(
  root: string,
  path: string,
  maxBytes: number,
  take: (piece: Buffer) => void,
): Promise<PiecesReading> {
  const opened = openUpTo(root, path, maxBytes);
  if (opened.kind !== "open") return opened;
  const { fd, stats } = opened;
  try {
    const piece = Buffer.allocUnsafe(Math.min(pieceBytes, stats.size));
    let sizeBytes = 0;
    for (let more = -1; more !== 0 && sizeBytes < stats.size; sizeBytes += more) {
      more = (await readSome(fd, piece, 0, Math.min(piece.length, stats.size - sizeBytes), sizeBytes)).bytesRead;
      take(piece.subarray(0, more));
    }
    return { kind: "read", sizeBytes, stats };
  } catch (error) {
    return notRead(error, path);
  } finally {
    closeSync(fd);
  }
}

/** An open file, which the caller closes. */
export type Opened = { readonly kind: "open"; readonly fd: number; readonly stats: Stats } | NotRead;

/**
 * Opens a file without blocking, for example on a pipe with no writer. A link that replaces the file after the check is not followed, and the real
 * path of the open descriptor is checked: on Linux nothing outside the folder is read, however links change meanwhile. Elsewhere the path is checked
 * once more, which leaves a short race window to anyone who can change the folder.
 */
export function openInside(root: string, path: string): Opened {
  const place = findInside(root, path);
  if (place.kind !== "there") return place;
  const fault = faultOfKind(place.stats);
  if (fault !== null) return refused(fault);
  return orNotRead(place.real, () => {
    const fd = openSync(place.real, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
    const opened = orNotRead(place.real, () => checkOpen(fd, place.base, place.real));
    if (opened.kind !== "open") closeSync(fd);
    return opened;
  });
}

function checkOpen(fd: number, base: string, path: string): Opened {
  const stats = fstatSync(fd);
  const real = process.platform === "linux" ? readlinkSync(`/proc/self/fd/${fd}`) : realpathSync.native(path);
  const fault = faultOfKind(stats) ?? faultOfPlace(base, real);
  if (fault !== null) return refused(fault);
  return { kind: "open", fd, stats };
}

/** Opens a file with room for its bytes. */
function openForBytes(root: string, path: string, maxBytes: number) {
  const opened = openUpTo(root, path, maxBytes);
  if (opened.kind !== "open") return opened;
  const { fd, stats } = opened;
  return { kind: "open", fd, bytes: Buffer.allocUnsafe(stats.size), stats } as const;
}

/** Opens a file that is not too large. */
function openUpTo(root: string, path: string, maxBytes: number): Opened {
  const opened = openInside(root, path);
  if (opened.kind !== "open" || opened.stats.size <= maxBytes) return opened;
  closeSync(opened.fd);
  return refused(`it has ${opened.stats.size} bytes, the limit is ${maxBytes}. Make it smaller`);
}

function toText(reading: BytesReading): TextReading {
  if (reading.kind !== "read") return reading;
  const { bytes } = reading;
  return { kind: "read", text: bytes.toString("utf8"), badLine: isUtf8(bytes) ? null : badLineOf(bytes) };
}

function badLineOf(bytes: Buffer): number {
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const end = bytes.indexOf(10, start);
    if (end === -1 || !isUtf8(bytes.subarray(start, end))) break;
    start = end + 1;
  }
  return line;
}
