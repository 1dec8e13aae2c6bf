import { normalisedPath } from "../../addresses/normalised-path.ts";
import type { Note } from "../note.ts";
import { listAt } from "../settings/value.ts";
import { toAddress } from "../source/addresses.ts";
import type { SourceSite } from "../source/source-site.ts";
import type { PageIndex } from "./page-index.ts";

/** Old addresses, and the new ones they lead to. */
export function redirectsTo(site: SourceSite, index: PageIndex, notes: Note[]): ReadonlyMap<string, string> {
  const taken = new Set(index.pages.map(({ address }) => normalisedPath(address)));
  const redirects = new Map<string, string>();
  const add = (from: string, to: string): void => {
    const old = encoded(from);
    if (old === "/" || taken.has(normalisedPath(old)) || redirects.has(old) || /[?#\s]/.test(old)) return;
    redirects.set(old, to);
  };
  for (const page of index.pages) {
    const whole = toAddress(site.base, page.oldAddress);
    if (normalisedPath(encoded(whole)) === normalisedPath(page.address)) continue;
    if (encoded(whole) !== "/" && taken.has(normalisedPath(encoded(whole))))
      notes.push({
        file: page.shown,
        line: 1,
        subject: "address",
        message: `${whole} is the address of another document now; this one is at ${page.address}`,
      });
    add(whole, page.address);
  }
  for (const page of index.pages)
    for (const alias of [...listAt(page.fields, "aliases"), ...listAt(page.fields, "redirect_from")])
      if (typeof alias === "string" && alias !== "") {
        const path = alias.startsWith("/") ? alias : `${page.oldAddress.replace(/\/[^/]*$/, "")}/${alias}`;
        add(toAddress(site.base, path), page.address);
      }
  for (const [from, to] of site.redirects) {
    const page = index.byAddress(to);
    if (page !== null) add(toAddress(site.base, from), page.address);
  }
  return redirects;
}

function encoded(path: string): string {
  try {
    return encodeURI(decodeURI(path));
  } catch {
    return path;
  }
}
