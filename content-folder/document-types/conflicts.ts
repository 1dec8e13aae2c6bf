import { closestTo } from "../faults/closest.ts";
import { meantId } from "../faults/meant-value.ts";
import { hasPages } from "./document-type.ts";
import type { DocumentType, DocumentTypes } from "./document-type.ts";
import { fixedFolders, fixedSegments } from "./fixed-paths.ts";
import type { TypeYml, TypesYml } from "./type-yml.ts";

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

/**
 * Addresses that two types share, or that something else of the site has; and a second glossary. At fault is what the site says: of two types the one whose
 * field it gives, and the later one if it gives both.
 */
export function conflictsIn({ all }: Pick<DocumentTypes, "all">, given: TypesYml): readonly Conflict[] {
  const [first, ...more] = all.filter(({ layout }) => layout === "glossary");
  const message = "expected at most one type with the layout glossary. Take another layout";
  return [
    ...all.flatMap((type, index) => conflictsOf(type, all.slice(0, index), given)),
    ...more.map((type) => {
      const { id } =
        first === undefined ? type : atFault({ type, field: "layout" }, { type: first, field: "layout" }, given).type;
      return { id, field: "layout" as const, message };
    }),
  ];
}

/** A field of a type. */
interface Place<Field> {
  readonly type: DocumentType;
  readonly field: Field;
}

function atFault<Field extends keyof TypeYml>(
  later: Place<Field>,
  earlier: Place<Field>,
  given: TypesYml,
): Place<Field> {
  const places = [later, earlier];
  const isSaid = ({ type, field }: Place<Field>): boolean => {
    const said = given[type.id];
    return said !== undefined && said !== false && said[field] !== undefined;
  };
  return places.find(isSaid) ?? places.find(({ type }) => given[type.id] !== undefined) ?? later;
}

function conflictsOf(type: DocumentType, before: readonly DocumentType[], given: TypesYml): readonly Conflict[] {
  const fields = type.listPath === type.path ? (["listPath"] as const) : (["listPath", "path"] as const);
  return fields.flatMap((field) => {
    const path = type[field];
    if (fixedSegments.has(path.split("/", 2)[1] ?? ""))
      return [{ id: type.id, field, message: `"${path}" is an address that the site has already. Take another one` }];
    const clash = findClash(path, before);
    if (clash === null) return [];
    const place = atFault({ type, field }, clash.place, given);
    const other = place.type === type ? clash.place.type : type;
    return [
      { id: place.type.id, field: place.field, message: `"${place.type[place.field]}" ${clash.describe(other.id)}` },
    ];
  });
}

/** An address of another type that a path is in conflict with. */
interface Clash {
  readonly place: Place<"listPath" | "path">;
  readonly describe: (other: string) => string;
}

function findClash(path: string, before: readonly DocumentType[]): Clash | null {
  const same = before.find((other) => other.listPath === path || other.path === path);
  if (same !== undefined) {
    const place = { type: same, field: same.listPath === path ? ("listPath" as const) : ("path" as const) };
    return { place, describe: (other) => `is an address of the type "${other}" already. Take another one` };
  }
  const around = before.find((other) => isUnder(path, other) || (hasPages(other) && isPathUnder(other.listPath, path)));
  if (around === undefined) return null;
  return {
    place: { type: around, field: isUnder(path, around) ? "path" : "listPath" },
    describe: (other) =>
      `and the addresses of the type "${other}" are the same for some documents. Take one that does not begin like the other`,
  };
}

function isUnder(path: string, other: DocumentType): boolean {
  return hasPages(other) && isPathUnder(path, other.path);
}

/** Whether a path is where a document under another path would be. */
function isPathUnder(path: string, around: string): boolean {
  return path.startsWith(`${around}/`);
}
