import type { DocumentTypes } from "../../../content-folder/document-types/document-type.ts";
import { published } from "../../../content-folder/problem.ts";
import type { ContentProblem } from "../../../content-folder/problem.ts";
import type { Reference, Source } from "../../store/sources.ts";
import { longestId } from "../../../addresses/heading-ids.ts";
import { closestTo, nearestTo } from "../../../content-folder/faults/closest.ts";
import type { DocumentFile } from "../read/content-files.ts";
import { addressOf, isPageFile } from "../../../content-folder/pages/page-files.ts";
import { targetOf } from "../read/links.ts";
import type { Addresses, LinkTarget } from "../read/links.ts";
import type { MeantFile } from "./meant-document.ts";
import type { Pages } from "./pages.ts";

/** A file with links. */
export type Linking = Pick<Source, "path" | "references">;

/** Pages that show several documents: the documents' files in composed form, by the page's address. */
export type SharedAddresses = ReadonlyMap<string, readonly string[]>;

/** The possible targets of links. */
export interface LinkPlaces {
  readonly addresses: Addresses;
  readonly types: DocumentTypes;
  /** The file that owns each slug. */
  readonly winners: ReadonlyMap<string, DocumentFile>;
  readonly shared: SharedAddresses;
  readonly pages: Pages;
  readonly meantFile: MeantFile;
  /** Finds records by the composed form of their paths. */
  readonly findSources: (paths: readonly string[]) => Promise<readonly Source[]>;
}

interface Link {
  readonly reference: Reference;
  readonly target: LinkTarget;
  /** The files of the documents shown at the target, in composed form; empty if it shows none. */
  readonly files: readonly string[];
}

/** Heading ids by document file; null if the document's text is unknown. */
type Anchors = ReadonlyMap<string, ReadonlySet<string> | null>;

/** Finding the closest match compares with every address, so it is limited to this number of links per file. */
const hintsPerFile = 10;
/** A longer fragment is no id with a mistake, and comparing takes as long as both are. Ids with a number are a little longer than most. */
const mostCompared = 2 * longestId;

/** Finds links to missing pages and missing headings, by the file that contains them. */
export async function findDeadLinks(
  files: readonly Linking[],
  places: LinkPlaces,
): Promise<ReadonlyMap<string, readonly ContentProblem[]>> {
  const links = files.map(({ path, references }) => ({
    path,
    links: references.map((reference) => toLink(reference, path, places)),
  }));
  // All links to a shared page have the same list of its files.
  const named = new Set(
    links.flatMap(({ links: ofFile }) =>
      ofFile.flatMap(({ target, files: at }) => ("fragment" in target && target.fragment !== "" ? [at] : [])),
    ),
  );
  const anchors: Anchors = new Map(
    (await places.findSources([...new Set([...named].flat())])).map((source) => [
      source.path.normalize("NFC"),
      source.anchors === null ? null : new Set(source.anchors),
    ]),
  );
  const dead = new Map<string, readonly ContentProblem[]>();
  for (const { path, links: ofFile } of links) {
    const problems: ContentProblem[] = [];
    for (const link of ofFile) {
      const fault = await faultOf(link, path, places, anchors, problems.length < hintsPerFile);
      if (fault !== null)
        problems.push({
          file: path,
          ...published("dead-link", link.reference.line, `the link to "${link.reference.href}" ${fault}`),
        });
    }
    if (problems.length > 0) dead.set(path, problems);
  }
  return dead;
}

/** Whether a path is the address of a document. */
export async function hasDocumentAt(path: string, places: LinkPlaces): Promise<boolean> {
  const target = targetOf(path, "", places.types);
  return target.kind === "slug" ? places.addresses.bySlug.get(target.slug) === path : places.shared.has(path);
}

/** Whether a document is shown at a path: its own address, or its slug under the path of another type. */
export function showsDocument(path: string, { addresses, shared, types }: LinkPlaces): boolean {
  const target = targetOf(path, "", types);
  return target.kind === "slug" ? addresses.bySlug.has(target.slug) : shared.has(path);
}

/** Finds the pages that show several documents. */
export function sharedAddresses(byPath: Addresses["byPath"], types: DocumentTypes): SharedAddresses {
  const pages = new Set(types.all.flatMap(({ layout, listPath }) => (layout === "page" ? [listPath] : [])));
  const shared = new Map<string, string[]>();
  for (const [path, address] of byPath) {
    if (!pages.has(address)) continue;
    const files = shared.get(address);
    if (files === undefined) shared.set(address, [path]);
    else files.push(path);
  }
  return shared;
}

function toLink(reference: Reference, from: string, { addresses, winners, shared, types }: LinkPlaces): Link {
  const target = targetOf(reference.href, from, types);
  const at = (file: string | undefined): readonly string[] => {
    const path = file?.normalize("NFC");
    const address = path === undefined ? undefined : addresses.byPath.get(path);
    return path === undefined || address === undefined ? [] : (shared.get(address) ?? [path]);
  };
  switch (target.kind) {
    case "here":
      return { reference, target, files: at(from) };
    case "file":
      return { reference, target, files: at(target.path) };
    case "slug":
      return { reference, target, files: at(winners.get(target.slug)?.path) };
    case "page":
      return { reference, target, files: shared.get(target.path) ?? [] };
    default:
      return { reference, target, files: [] };
  }
}

async function faultOf(
  { reference, target, files }: Link,
  from: string,
  places: LinkPlaces,
  anchors: Anchors,
  withHint: boolean,
): Promise<string | null> {
  const { addresses, pages, findSources } = places;
  const feature = pages.closedBy(reference.href);
  if (feature !== null) return `leads nowhere: the site has switched off "${feature}"`;
  switch (target.kind) {
    case "asset":
    case "other":
      return null;
    case "here":
      return files.length === 0 ? null : faultOfFragment(target.fragment, files, anchors, withHint);
    case "file":
    case "slug": {
      const [file] = files;
      if (file === undefined && target.kind === "file" && (await findSources([target.path])).length > 0)
        return "leads nowhere: the document is not published";
      if (file === undefined && (await pages.leadsOn(reference.href))) return null;
      if (file === undefined)
        return `leads nowhere: there is no such published document${withHint ? meant(await documentMeant(target, from, places)) : ""}`;
      return addresses.byPath.get(file)?.includes("#") === true
        ? null
        : faultOfFragment(target.fragment, files, anchors, withHint);
    }
    case "page":
      if (files.length > 0) return faultOfFragment(target.fragment, files, anchors, withHint);
      if ((await pages.has(target.path)) || (await pages.leadsOn(target.path))) return null;
      return `leads nowhere: there is no such page${withHint ? meant(addresses.byPath.get(target.path.slice(1)) ?? closestTo(target.path, [...(await pages.list()), ...addresses.bySlug.values()])) : ""}`;
  }
}

/** Footnote ids are skipped: only footnote marks use them. If several documents share a page, any of them may have the heading. */
function faultOfFragment(
  fragment: string,
  files: readonly string[],
  anchors: Anchors,
  withHint: boolean,
): string | null {
  if (fragment === "" || /^fn(?:ref)?-\d/.test(fragment)) return null;
  const ofFiles = files.map((file) => anchors.get(file) ?? null);
  if (ofFiles.includes(null) || ofFiles.some((ids) => ids?.has(fragment))) return null;
  if (!withHint || fragment.length > mostCompared)
    return "leads to no heading: expected the id of a heading after the #";
  const known = ofFiles.flatMap((ids) => [...(ids ?? [])]);
  // "search" may stand for "section-search", the id used if the page itself has an element called "search".
  const nearest = known.find((anchor) => anchor.endsWith(`-${fragment}`)) ?? nearestTo(fragment, known);
  return nearest === null
    ? "leads to a heading, but the document has none: remove the # and what follows it"
    : `leads to no heading: expected the id of a heading after the #, got "${fragment}". The closest is "${nearest}"`;
}

/** What a link to a document that is not there was meant to say: another address or file, or the address of a page whose file it names. */
async function documentMeant(
  target: Extract<LinkTarget, { readonly kind: "file" | "slug" }>,
  from: string,
  { addresses: { bySlug }, pages, meantFile }: LinkPlaces,
): Promise<string | null> {
  if (target.kind === "slug") return bySlug.get(closestTo(target.slug, [...bySlug.keys()]) ?? "") ?? null;
  const page = isPageFile(target.path) ? addressOf(target.path) : null;
  return page !== null && (await pages.has(page)) ? page : meantFile(target.path, from);
}

function meant(address: string | null): string {
  return address === null ? "" : `. Did you mean "${address}"?`;
}
