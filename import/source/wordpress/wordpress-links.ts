import { existsSync } from "node:fs";
import { join } from "node:path";
import { normalisedPath } from "../../../addresses/normalised-path.ts";
import { decodedAddress, percentDecoded } from "../../../addresses/percent-decoding.ts";
import { toAddress } from "../addresses.ts";
import type { ExportedItem } from "./wordpress-export.ts";

/** What addresses in an export lead to. */
export interface WordPressLinks {
  /** Where an address leads within the site: pages by their paths also where they are named by number. Files that are not there keep their whole address. */
  readonly linkOf: (address: string) => string;
  /** The featured picture of a page; null if it has none. */
  readonly imageOf: (item: ExportedItem) => string | null;
  /** How many files have kept their address so far. */
  readonly addressesKept: () => number;
}

interface Export {
  readonly items: readonly ExportedItem[];
  /** Those of them that become documents. */
  readonly pages: readonly ExportedItem[];
  /** The address of the site. */
  readonly url: string;
  /** The folder that the export lies in. */
  readonly folder: string;
}

/** Finds what the addresses of an export lead to. */
export function createLinks({ items, pages, url, folder }: Export): WordPressLinks {
  const hosts = new Set(
    [url, url.replace(/^http:/, "https:"), url.replace(/^https:/, "http:")].map((one) => one.replace(/\/+$/, "")),
  );
  const below = URL.canParse(url) ? new URL(url).pathname.replace(/\/+$/, "") : "";
  const paths = new Set(pages.map((item) => normalisedPath(pathOf(item))));
  const byNumber = new Map(items.map((item) => [numberOf(item), item]));
  const kept = new Set<string>();
  const linkOf = (address: string): string => {
    const host = [...hosts].find((one) => one !== "" && (address === one || address.startsWith(`${one}/`)));
    const inside = host === undefined ? address : address.slice(host.length) || "/";
    const [, number = ""] = /^\/?\?(?:p|page_id|attachment_id)=(\d+)/.exec(inside) ?? [];
    const named = number === "" ? undefined : byNumber.get(number);
    if (named !== undefined) return pathOf(named);
    if (host === undefined) return inside;
    const path = inside.replace(/[?#].*$/s, "");
    const whole = [`${below}${path}`, path].find((one) => paths.has(normalisedPath(one)));
    if (whole !== undefined) return whole + inside.slice(path.length);
    if (!isFile(path) || existsSync(join(folder, percentDecoded(path)))) return inside;
    kept.add(address);
    return address;
  };
  return {
    linkOf,
    imageOf: ({ facts }) => {
      const file =
        byNumber
          .get(facts.get("_thumbnail_id") ?? "none")
          ?.texts.get("wp:attachment_url")
          ?.trim() ?? "";
      return file === "" ? null : linkOf(file);
    },
    addressesKept: () => kept.size,
  };
}

function isFile(path: string): boolean {
  return path.startsWith("/wp-content/") || /\.(?!html?$|php$)\w{2,5}$/i.test(path);
}

function numberOf({ texts }: ExportedItem): string {
  return texts.get("wp:post_id")?.trim() ?? "";
}

/** The path of the old address; one that has not been published yet has its name. */
export function pathOf(item: ExportedItem): string {
  const link = item.texts.get("link")?.trim() ?? "";
  const path = URL.canParse(link) ? new URL(link).pathname : "/";
  const own = item.texts.get("wp:post_name")?.trim() || item.texts.get("wp:post_id")?.trim() || "page";
  return path === "/" && (/\?/.test(link) || link === "") ? toAddress(own) : toAddress(decodedAddress(path) ?? path);
}
