import { addressKindOf } from "../../content/addresses.ts";

/** An image's address if a page may show it: `https:`, or a root-absolute path of our own; else null. */
export function safeImageUrl(url: string | null): string | null {
  if (url === null) return null;
  // The URL parser decides: to a browser `/\host` is another host.
  if (url.startsWith("/")) return addressKindOf(url) === "internal" ? url : null;
  return URL.parse(url)?.protocol === "https:" ? url : null;
}
