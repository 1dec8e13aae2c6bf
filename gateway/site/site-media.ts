import { closeSync, createReadStream } from "node:fs";
import type { Stats } from "node:fs";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { findInside } from "../../content-folder/inside/find-inside.ts";
import { toStamp } from "../../content-folder/media/file-stamp.ts";
import { mediaTypeOf } from "../../content-folder/media/media-types.ts";
import type { Medium } from "../../content-folder/media/medium.ts";
import type { SitePage } from "../../content-folder/pages/read-pages.ts";
import type { Home } from "../../content-folder/site-definition/home.ts";
import type { DefaultImage } from "../../content-folder/site-definition/read-default-image.ts";
import { openInside } from "../../content-folder/inside/read-inside.ts";

/** A picture or file of the site's own texts, open. It must be sent or closed. */
export interface OpenMedium {
  readonly type: string;
  readonly sizeBytes: number;
  /** Sends the bytes from `start` to `end`, this one included, and closes the file. Rejects, with `to` destroyed, if the file changes meanwhile. */
  readonly send: (to: Writable, start: number, end: number) => Promise<void>;
  readonly close: () => void;
}

/** The texts and the picture that name them. */
interface NamingTexts {
  readonly pages: readonly Pick<SitePage, "media">[];
  readonly home: Pick<Home, "media"> | null;
  readonly defaultImage: DefaultImage | null;
}

/** The pictures and files that the texts in force show or link, by their addresses. */
export function toSiteMedia({ pages, home, defaultImage }: NamingTexts): ReadonlyMap<string, Medium> {
  const all = [...pages.flatMap(({ media }) => media), ...(home?.media ?? []), defaultImage?.medium ?? null];
  return new Map(all.flatMap((medium) => (medium === null ? [] : [[medium.url, medium]])));
}

/**
 * Opens them where they lie. Null for an address that is none of theirs, and for a file that is gone or has changed since it got its address: for that one
 * `onStale` is called, once.
 */
export function createMediaOpener(
  contentDir: string,
  media: () => ReadonlyMap<string, Medium>,
  onStale: () => void,
): (address: string) => OpenMedium | null {
  const stale = new WeakSet<Medium>();
  return (address) => {
    const medium = media().get(address);
    if (medium === undefined) return null;
    const opened = openInside(contentDir, medium.path);
    if (opened.kind === "open" && isSame(opened.stats, medium)) return toOpenMedium(contentDir, medium, opened.fd);
    if (opened.kind === "open") closeSync(opened.fd);
    if (!stale.has(medium)) onStale();
    stale.add(medium);
    return null;
  };
}

function toOpenMedium(contentDir: string, medium: Medium, fd: number): OpenMedium {
  return {
    type: mediaTypeOf(medium.path) ?? "application/octet-stream",
    sizeBytes: medium.sizeBytes,
    close: () => closeSync(fd),
    send: (to, start, end) => {
      const bytes = createReadStream("", { fd, start, end });
      return pipeline(bytes, (chunks: AsyncIterable<Buffer>) => untilChanged(chunks, contentDir, medium), to);
    },
  };
}

/** Holds the last piece back until the file is known to be the same: caches keep what is whole for good. */
async function* untilChanged(
  chunks: AsyncIterable<Buffer>,
  contentDir: string,
  medium: Medium,
): AsyncGenerator<Buffer, void, undefined> {
  let last: Buffer | null = null;
  for await (const chunk of chunks) {
    if (last !== null) yield last;
    last = chunk;
  }
  const place = findInside(contentDir, medium.path);
  if (place.kind !== "there" || !isSame(place.stats, medium))
    throw new Error(`${medium.path} changed while it was sent`);
  if (last !== null) yield last;
}

function isSame(stats: Stats, { stamp }: Medium): boolean {
  return toStamp(stats) === stamp;
}
