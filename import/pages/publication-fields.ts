import { isNo } from "../../content-folder/draft-words.ts";
import type { TakeNote } from "../note.ts";
import { isMapping, valueAt } from "../settings/value.ts";
import type { Value } from "../settings/value.ts";
import type { SourceFields } from "../source/source-site.ts";
import { dateIn } from "./dates.ts";

/** When a document is public, and whether it is at all. */
interface PublicationFields {
  readonly datePublished: string | null;
  readonly lastUpdated: string | null;
  readonly publishAt: string | null;
  readonly expiresAt: string | null;
  readonly draft: true | null;
}

/** What a page says of when it is public, in our fields. What may say that it is not makes a draft; what is unclear is noted. */
export function publicationFields(fields: SourceFields, note: TakeNote): PublicationFields {
  const { date } = fields;
  const dateOf = (values: SourceFields): string | null => {
    const [name, said] = Object.entries(values).find(([, value]) => isSaid(value)) ?? [];
    const read = dateIn(said);
    if (said !== undefined && read === null) note(1, `field ${name}`, `"${shown(said)}" is no date: it is left out`);
    return read;
  };
  let isUnclear = false;
  const timeOf = (name: string): string | null => {
    const said = [fields[name], fields[name.toLowerCase()]].find(isSaid);
    const read = dateIn(said);
    if (said === undefined || read !== null) return read;
    isUnclear = true;
    note(1, `field ${name}`, `"${shown(said)}" is no date, and may keep it from readers: the document is a draft`);
    return null;
  };
  const isCreated = isMapping(date) && date["created"] !== undefined;
  const found = {
    datePublished: dateOf({ date: isCreated ? date["created"] : date }),
    lastUpdated: dateOf({
      lastmod: fields["lastmod"],
      last_update: valueAt(fields, "last_update", "date"),
      updated: fields["updated"],
      lastUpdated: fields["lastUpdated"],
      "date.updated": valueAt(date, "updated"),
    }),
    publishAt: timeOf("publishDate"),
    expiresAt: timeOf("expiryDate"),
  };
  const isKept = isDraft(fields, note) || isUnclear;
  if (!isKept) noteClock(found, note);
  return { ...found, draft: isKept ? true : null };
}

/** Names a document that the clock keeps from readers. */
function noteClock({ publishAt, expiresAt }: Pick<PublicationFields, "publishAt" | "expiresAt">, note: TakeNote): void {
  if (expiresAt !== null && !isAhead(expiresAt)) note(1, "not public", `expired at ${expiresAt}: nobody sees it`);
  else if (publishAt !== null && isAhead(publishAt))
    note(1, "not public", `appears at ${publishAt}, as in the old site`);
}

/** Fields of a page that the old site does not show before its date. A date behind us says nothing more. */
export function waitingForDate(fields: SourceFields): SourceFields {
  const { date } = fields;
  const said = valueAt(date, "created") ?? date;
  const read = dateIn(said);
  return isSaid(fields["publishDate"]) || read === null || !isAhead(read) ? fields : { ...fields, publishDate: said };
}

function isAhead(time: string): boolean {
  return Date.parse(time) > Date.now();
}

/** Whether a value clearly means yes, also as YAML 1.1 has it, which other tools read. */
export function isYes(value: Value): boolean {
  return value === true || value === 1 || (typeof value === "string" && /^(?:yes|true|on|y|1)$/i.test(value.trim()));
}

/** Whether a page is never shown, for what its fields say: a draft, or one that has expired. */
export function isDraftPage(fields: SourceFields): boolean {
  const { draft, expiresAt } = publicationFields(fields, () => undefined);
  return draft !== null || (expiresAt !== null && !isAhead(expiresAt));
}

function isDraft(fields: SourceFields, note: TakeNote): boolean {
  const { draft, published, restricted } = fields;
  if (restricted !== undefined && !isNo(restricted)) {
    note(1, "restricted", `${isYes(restricted) ? "for some readers" : shown(restricted)}: the document is a draft`);
    return true;
  }
  if (draft !== undefined && !isNo(draft)) {
    if (!isYes(draft)) note(1, "field draft", `"${shown(draft)}" is neither yes nor no: the document is a draft`);
    return true;
  }
  if (isNo(published)) return true;
  if (!isUnrendered(fields)) return false;
  note(1, "field build", "the old site does not show it: the document is a draft");
  return true;
}

/** Whether Hugo makes no page of a file, but for others to take it in. */
function isUnrendered(fields: SourceFields): boolean {
  const rendered = [valueAt(fields, "build", "render"), valueAt(fields, "_build", "render")];
  return isYes(fields["headless"]) || rendered.some((value) => value === "never" || value === false);
}

function isSaid(value: Value): boolean {
  return value !== undefined && value !== null && value !== "" && typeof value !== "boolean";
}

function shown(value: Value): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}
