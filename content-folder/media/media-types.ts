import { extname } from "node:path";

/** The media types of the files that may be served, by their endings. */
const mediaTypes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    svg: "image/svg+xml",
    png: "image/png",
    jpg: "image/jpeg",
    jpeg: "image/jpeg",
    webp: "image/webp",
    gif: "image/gif",
    avif: "image/avif",
    pdf: "application/pdf",
    mp4: "video/mp4",
    webm: "video/webm",
    mp3: "audio/mpeg",
    m4a: "audio/mp4",
    ogg: "audio/ogg",
    wav: "audio/wav",
  }),
);

/**
 * The media type of a file, by its ending; null for one that is not served.
 *
 * @example mediaTypeOf("/media/tour.mp4") // "video/mp4"
 */
export function mediaTypeOf(file: string): string | null {
  return mediaTypes.get(extname(file).slice(1).toLowerCase()) ?? null;
}
