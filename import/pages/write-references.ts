import { percentDecoded } from "../../addresses/percent-decoding.ts";
import { textAt } from "../settings/value.ts";
import type { Labels } from "./labels.ts";
import { autoref } from "../text/autorefs.ts";
import { mystReference, noteRole, withRolesAsWritten } from "../text/myst/myst-roles.ts";
import type { MystReference } from "../text/myst/myst-roles.ts";
import { destination } from "../text/pictures.ts";
import { copiedFile } from "./copied-files.ts";
import type { CopyPlaces } from "./copied-files.ts";
import type { Draft } from "./draft-document.ts";
import { applyEdits } from "./edits.ts";
import type { Edit } from "./edits.ts";
import type { Reference } from "./references.ts";
import { resolveLink } from "./resolve-link.ts";
import type { SourcePage } from "./source-page.ts";

/** What the links of a page may lead to. */
export interface LinkPlaces extends CopyPlaces {
  readonly drafts: ReadonlyMap<SourcePage, Draft>;
  readonly labels: Labels;
}

/** The text of a page with its links and images leading to the new site. */
export function writeReferences(page: SourcePage, draft: Draft, places: LinkPlaces): string {
  const edits = draft.references.flatMap((reference) => {
    const { start, end, whole } = reference;
    const role = whole === undefined ? null : mystReference(reference.url);
    if (whole !== undefined && role !== null) return roleEdits(page, draft, { reference, whole, role, places });
    if (whole !== undefined) return [autorefEdit(page, draft, { reference, whole, labels: places.labels })];
    const url = newUrl(page, reference, places);
    if (url === null) return [];
    const leads = url === reference.url ? [] : [{ start, end, text: destination(url) }];
    return [...withWords(page, draft, { reference, url, drafts: places.drafts }), ...leads];
  });
  return withRolesAsWritten(applyEdits(draft.text, edits).text);
}

/** A reference of MyST: it leads where it says, or stays as it is written. */
function roleEdits(
  page: SourcePage,
  draft: Draft,
  {
    reference,
    whole,
    role: { role, target },
    places,
  }: {
    readonly reference: Reference;
    readonly whole: NonNullable<Reference["whole"]>;
    readonly role: MystReference;
    readonly places: LinkPlaces;
  },
): readonly Edit[] {
  const found = role === "doc" ? resolveLink(target, page, places.site, places.index) : null;
  const url =
    role === "ref" ? places.labels.labelUrl(target, page) : found?.kind === "page" ? found.page.address : null;
  if (url !== null) {
    const { start, end } = reference;
    return [
      ...withWords(page, draft, { reference, url, drafts: places.drafts }),
      { start, end, text: destination(url) },
    ];
  }
  const written = withRolesAsWritten(draft.text.slice(whole.start, whole.end));
  noteRole(written, reference.line, page.note);
  return [{ ...whole, text: written }];
}

/** A reference to what is on any page: it leads there, or its words stand alone. */
function autorefEdit(
  page: SourcePage,
  draft: Draft,
  {
    reference,
    whole,
    labels,
  }: Pick<LinkPlaces, "labels"> & { readonly reference: Reference; readonly whole: NonNullable<Reference["whole"]> },
): Edit {
  const label = percentDecoded(reference.url.slice(autoref.length));
  const url = namesOf(label)
    .map((name) => labels.placeUrl(name, page))
    .find((one) => one !== null);
  const { start, end } = reference;
  if (url !== undefined && url !== null) return { start, end, text: destination(url) };
  page.note(reference.line, "reference", `"${label}" is on no page: its words are no link`);
  return { ...whole, text: draft.text.slice(whole.start + 1, start - 2) };
}

/** An object of code is documented with what it is part of. @example namesOf("a.b.C") // ["a.b.C", "a.b", "a"] */
function namesOf(label: string): readonly string[] {
  const parts = label.split(".");
  return parts.map((_part, index) => parts.slice(0, parts.length - index).join("."));
}

/** A link without words, as MyST has them, gets those of the heading or page that it leads to; a picture that is none is such a link. */
function withWords(
  page: SourcePage,
  draft: Draft,
  { reference, url, drafts }: Pick<LinkPlaces, "drafts"> & { readonly reference: Reference; readonly url: string },
): readonly Edit[] {
  const before = draft.text.slice(Math.max(0, reference.start - 5), reference.start);
  const [empty, mark = ""] = /(!?)\[\]\(<?$/.exec(before) ?? [];
  if (empty === undefined) return [];
  const [address = "", fragment = ""] = url.split("#");
  const target = address === "" ? page : [...drafts.keys()].find((one) => one.address === address);
  if (mark !== "" && target === undefined) return [];
  const id = percentDecoded(fragment);
  const to = drafts.get(target ?? page);
  const title = to?.title ?? textAt(target?.fields, "title") ?? target?.listedTitle;
  const words = to?.headings.get(id) ?? (address === "" ? null : title) ?? id.replaceAll("-", " ");
  const start = reference.start - empty.length;
  return [{ start, end: start + mark.length + 1, text: `[${words.replaceAll(/[[\]]/g, "\\$&")}` }];
}

/** The new address of a link; null where it stays as it is. */
function newUrl(page: SourcePage, reference: Reference, places: LinkPlaces): string | null {
  const target = resolveLink(reference.url, page, places.site, places.index);
  switch (target.kind) {
    case "elsewhere":
      return null;
    case "page":
      return pageUrl(page, reference, target, places);
    case "list":
      return target.address;
    case "file":
      return copiedFile(page, reference, target.file, places);
    case "missing": {
      const mayBeLabel = places.site.hasLabels === true && !/[/.]/.test(reference.url);
      const labelled = mayBeLabel ? places.labels.labelUrl(reference.url, page) : null;
      if (labelled !== null) return labelled;
      page.note(
        reference.line,
        reference.kind === "image" ? "picture" : "link",
        `"${reference.url}" leads nowhere in the source`,
      );
      return null;
    }
  }
}

function pageUrl(
  from: SourcePage,
  reference: Reference,
  { page, fragment }: { readonly page: SourcePage; readonly fragment: string },
  places: LinkPlaces,
): string {
  const { drafts, labels, site } = places;
  const address = page === from && reference.url.startsWith("#") ? "" : page.address;
  if (fragment === "") return address === "" ? page.address : address;
  const anchors = drafts.get(page)?.anchors;
  const anchor = anchors?.get(fragment) ?? anchors?.get(fragment.toLowerCase()) ?? alike(fragment, anchors);
  const mayBeLabel = anchor === undefined && site.hasLabels === true && reference.url.startsWith("#");
  const labelled = mayBeLabel ? labels.labelUrl(fragment, from) : null;
  if (labelled !== null) return labelled;
  if (anchor === undefined)
    from.note(reference.line, "link", `"${reference.url}": the source has no heading with this id`);
  if (anchor === "") return page.address;
  return `${address}#${encodeURIComponent(anchor ?? fragment)}`;
}

/** The place whose id has the same letters and digits, as other versions of a tool wrote it; undefined if there are several. */
function alike(fragment: string, anchors: ReadonlyMap<string, string> | undefined): string | undefined {
  const bare = (id: string): string => id.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "");
  const found = [...(anchors ?? [])].filter(([id]) => bare(id) === bare(fragment));
  return found.length === 1 ? found[0]?.[1] : undefined;
}
