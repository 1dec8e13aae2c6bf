import { closestTo } from "../closest.ts";
import { meantId } from "../faults/meant-value.ts";
import { hasPages } from "./document-type.ts";
import type { DocumentType, DocumentTypes } from "./document-type.ts";
import { fixedFolders, fixedSegments } from "./fixed-paths.ts";
import type { TypesYml } from "./type-yml.ts";

/** A type that cannot be as it is said: the field that is at fault, and why. */
export interface Conflict {
  readonly id: string;
  readonly field: "listPath" | "path" | "layout" | "addresses";
  /** What was expected, what was found, what to do. */
  readonly message: string;
}

const idForm = /^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/;
const longestId = 40;

/** Why an id cannot name a type; null if it can. */
export function faultOfId(id: string): string | null {
  if (!idForm.test(id) || id.length > longestId) {
    const meant = meantId(id);
    return `expected lower-case words joined by hyphens, each beginning with a letter, at most ${longestId} characters, got "${id}". It names the folder of the documents too${meant === null ? "" : `. Did you mean "${meant}"?`}`;
  }
  return fixedFolders.has(id) ? `the folder "${id}" holds something else than documents. Take another name` : null;
}

/** The advice about a type that cannot be removed because the preset has none of that name. */
export function nothingToRemove(id: string, known: readonly string[]): string {
  const meant = closestTo(id, known);
  return `the preset has no type "${id}" to remove. ${meant === null ? `Its types are ${known.join(", ")}.` : `Did you mean "${meant}"?`}`;
}

/** Folders in addresses that a layout has not: one page has no documents below it. */
export function unusedFolders(given: TypesYml, { all }: Pick<DocumentTypes, "all">): readonly Conflict[] {
  return all.flatMap(({ id, layout, addresses }) => {
    const said = given[id];
    const isUnused = said !== undefined && said !== false && said.addresses === "folders" && addresses === "flat";
    const message = `expected flat with the layout ${layout}, got "folders". Take another layout, or leave it out`;
    return isUnused ? [{ id, field: "addresses" as const, message }] : [];
  });
}

/** Addresses that two types share, or that something else of the site has; and a second glossary. */
export function conflictsIn({ all }: Pick<DocumentTypes, "all">): readonly Conflict[] {
  const glossaries = all.filter(({ layout }) => layout === "glossary").slice(1);
  return [
    ...all.flatMap((type, index) => conflictsOf(type, all.slice(0, index))),
    ...glossaries.map(({ id }) => ({
      id,
      field: "layout" as const,
      message: "expected at most one type with the layout glossary. Take another layout",
    })),
  ];
}

function conflictsOf(type: DocumentType, before: readonly DocumentType[]): readonly Conflict[] {
  const paths = type.listPath === type.path ? (["listPath"] as const) : (["listPath", "path"] as const);
  return paths.flatMap((field) => {
    const message = faultOfPath(type[field], before);
    return message === null ? [] : [{ id: type.id, field, message }];
  });
}

function faultOfPath(path: string, before: readonly DocumentType[]): string | null {
  if (fixedSegments.has(path.split("/", 2)[1] ?? ""))
    return `"${path}" is an address that the site has already. Take another one`;
  const same = before.find((other) => other.listPath === path || other.path === path);
  if (same !== undefined) return `"${path}" is an address of the type "${same.id}" already. Take another one`;
  const around = before.find((other) => isUnder(path, other) || (hasPages(other) && isPathUnder(other.listPath, path)));
  return around === undefined
    ? null
    : `"${path}" and the addresses of the type "${around.id}" are the same for some documents. Take one that does not begin like the other`;
}

function isUnder(path: string, other: DocumentType): boolean {
  return hasPages(other) && isPathUnder(path, other.path);
}

/** Whether a path is where a document under another path would be. */
function isPathUnder(path: string, around: string): boolean {
  return path.startsWith(`${around}/`);
}
