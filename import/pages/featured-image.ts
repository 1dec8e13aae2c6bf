import { leadsElsewhere } from "../../addresses/leads-elsewhere.ts";
import { textAt } from "../settings/value.ts";
import { copiedFile } from "./copied-files.ts";
import type { CopyPlaces } from "./copied-files.ts";
import { resolveLink } from "./resolve-link.ts";
import type { SourcePage } from "./source-page.ts";

/** The picture that stands for a page where it is listed or shared, by its address in the new site; null if it has none. One that is nowhere is noted. */
export function featuredImageOf(page: SourcePage, places: CopyPlaces): string | null {
  const url = textAt(page.fields, "image") ?? textAt(page.fields, "image", "path");
  if (url === null || /^https:/i.test(url)) return url;
  const target = leadsElsewhere(url) ? null : resolveLink(url, page, places.site, places.index);
  if (target?.kind === "file") return copiedFile(page, { url, line: 1 }, target.file, places);
  page.note(1, "picture", `"${url}", which the front matter names, is no picture of the source`);
  return null;
}
