import { stringify } from "yaml";
import { nameSlug } from "../../addresses/name-slug.ts";
import type { PlannedFiles } from "../folder/planned-file.ts";
import { listAt } from "../settings/value.ts";
import type { Value } from "../settings/value.ts";
import { authorOf } from "../source/source-authors.ts";
import type { SourceAuthor } from "../source/source-authors.ts";
import type { SourceSite } from "../source/source-site.ts";
import type { SourcePage } from "./source-page.ts";

/** The id of the author of a page, whose file is planned; null where it names nobody. What cannot be kept is noted. */
export function pageAuthor(
  { fields, note }: SourcePage,
  { site, files }: { readonly site: SourceSite; readonly files: PlannedFiles },
): string | null {
  const named = [...listAt(fields, "authors"), ...listAt(fields, "author")];
  const [first, ...others] = named.flatMap((value) => {
    const known = knownAuthor(value, site.authors);
    if (known === null) note(1, "field authors", `"${toText(value)}" is not the name of one person: it is left out`);
    return known ?? [];
  });
  for (const { author } of others.filter(({ id }) => id !== first?.id))
    note(1, "field authors", `a document has one author: "${author.name}" is left out`);
  if (first === undefined) return null;
  const { name, designation, image } = first.author;
  const said = {
    name,
    ...(designation === null ? {} : { designation }),
    ...(image === null ? {} : { image }),
  };
  const path = `authors/${first.id}.yml`;
  if (!files.has(path)) files.set(path, { kind: "text", text: stringify(said, { lineWidth: 0 }) });
  return first.id;
}

/** An author by the key or the name that a page gives, or by the mapping. */
function knownAuthor(
  value: Value,
  authors: SourceSite["authors"],
): { readonly id: string; readonly author: SourceAuthor } | null {
  const text = typeof value === "string" ? value.replaceAll(/<[^<>]*>/g, "").trim() : null;
  const found = text === null ? undefined : authors?.get(text);
  const alone = text === null || /[@,]/.test(text) ? null : { name: text, designation: null, image: null };
  const author = found ?? authorOf(value) ?? alone;
  if (author === null) return null;
  const id = nameSlug(found === undefined || text === null ? author.name : text);
  return id === "" ? null : { id, author };
}

function toText(value: Value): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
