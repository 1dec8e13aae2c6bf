import { isNo } from "../../content-folder/draft-words.ts";
import type { TakeNote } from "../note.ts";
import { isMapping, listAt, textAt, valueAt } from "../settings/value.ts";
import type { Value } from "../settings/value.ts";
import type { SourceFields } from "../source/source-site.ts";
import { isYes, publicationFields } from "./publication-fields.ts";

/** The front matter of a document of ours, in the order in which it is written. */
export type DocumentFields = Record<string, string | number | boolean | readonly string[]>;

/** Fields of other tools that are in a document here, or in its address. */
const kept = new Set(
  (
    "title id slug url image lang author authors categories category sidebar_position weight nav_order order description summary tags keywords date lastmod last_update lastUpdated updated draft unlisted noindex " +
    "publishDate publishdate expiryDate expirydate aliases redirect_from permalink custom_edit_url editUrl search published restricted build _build headless " +
    "parent grand_parent ancestor has_children nav_exclude has_toc"
  ).split(" "),
);

/** Fields that are no loss by themselves: they are about looks that a document does not have here, or about lists. The measures count them. */
const silent = new Set(
  (
    "layout type sidebar_label sidebar hide_table_of_contents hide_title pagination_next pagination_prev pagination_label toc " +
    "outline aside editLink footer prev next navbar template hero head hide icon linkTitle menu linktitle locale " +
    "displayed_sidebar sidebarTitle pageClass"
  ).split(" "),
);

/** The fields of a front matter that are nowhere in its document. */
export function droppedFields(fields: SourceFields): readonly string[] {
  return Object.keys(fields).filter((name) => !kept.has(name));
}

/** The front matter of a document, made of that of another tool. What has no counterpart is noted. */
export function toDocumentFields(fields: SourceFields, note: TakeNote): DocumentFields {
  const made: DocumentFields = {};
  const set = (name: string, value: DocumentFields[string] | null | undefined): void => {
    if (value !== null && value !== undefined && (!Array.isArray(value) || value.length > 0)) made[name] = value;
  };
  set("subject", textAt(fields, "title"));
  set("metaDescription", oneLine(textAt(fields, "description") ?? textAt(fields, "summary")));
  set(
    "order",
    numberOf(fields, "sidebar_position") ??
      // A weight of 0 is none, as Hugo has it.
      (numberOf(fields, "weight") || numberOf(fields, "nav_order", "order")) ??
      numberOf(valueAt(fields, "sidebar"), "order"),
  );
  set("tags", tagsOf(fields));
  set("keywords", namesOf(fields, "keywords"));
  set("lang", languageOf(fields));
  for (const [name, value] of Object.entries(publicationFields(fields, note))) set(name, value);
  const isHidden = isYes(fields["unlisted"]) || isYes(fields["noindex"]) || isYes(valueAt(fields, "search", "exclude"));
  if (isHidden || isNo(fields["search"])) set("hideFromSearch", true);
  const edit = ["editUrl", "custom_edit_url"].map((name) => fields[name]).find((value) => value !== undefined);
  if (edit === false || (typeof edit === "string" && /^https?:\/\//.test(edit))) set("editUrl", edit);
  const left = droppedFields(fields).filter((name) => !silent.has(name));
  for (const name of left) note(1, `field ${name}`, "has no counterpart: it is left out");
  return made;
}

/** The tags of a page, and its categories: other tools have several of both. */
export function tagsOf(fields: SourceFields): readonly string[] {
  return [...new Set(["tags", "categories", "category"].flatMap((name) => namesOf(fields, name)))];
}

/** The language that a page says to be in; null if it says none. */
function languageOf(fields: SourceFields): string | null {
  const tag = (textAt(fields, "lang") ?? "").replaceAll("_", "-");
  return /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(tag) ? tag : null;
}

function oneLine(text: string | null): string | null {
  return text === null ? null : text.replaceAll(/\s+/g, " ");
}

function numberOf(fields: Value, ...names: readonly string[]): number | null {
  for (const name of names) {
    const text = textAt(fields, name);
    const number = text === null ? Number.NaN : Number(text);
    if (Number.isFinite(number) && Math.abs(number) <= 1_000_000) return number;
  }
  return null;
}

/** A list of names; one text is taken apart at its commas. */
export function namesOf(fields: SourceFields, name: string): readonly string[] {
  const found = listAt(fields, name).flatMap((one) => {
    if (typeof one === "string") return one.split(",");
    if (typeof one === "number") return [String(one)];
    return isMapping(one) ? [textAt(one, "label") ?? ""] : [];
  });
  return [...new Set(found.map((one) => one.trim()).filter((one) => /[\p{L}\p{N}]/u.test(one)))];
}
