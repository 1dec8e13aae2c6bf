import { isEnumType, isInputObjectType, isObjectType } from "graphql";
import { referencePath } from "./entries.ts";
import type { ReferenceEntry, SchemaField } from "./entries.ts";
import { firstSentence, plainText } from "./pages/parts.ts";

/** A name of the schema that a search is about. */
export interface FoundName {
  /** As one writes it: `documents`, `documents(limit:)`, `Document.summary`. */
  readonly name: string;
  readonly path: string;
  readonly summary: string;
}

/** A name with what it is found by, in small letters. */
type KnownName = FoundName & { readonly own: string };

/** Names that a reader may have meant; shorter terms begin too many. */
const shortestTerm = 3;

/**
 * Builds the search for names of a schema. Readers look for documents, so a plain word finds a name only when it is one; what looks like code, by a capital
 * letter within it or a dot, finds the names that begin with it too.
 *
 * @example find("documentsBy", 5) // documentsByAuthor, documentsByTag, …
 */
export function createFindNames(
  entries: readonly ReferenceEntry[],
): (term: string, most: number) => readonly FoundName[] {
  const known = entries.flatMap(namesIn);
  return (term, most) => {
    const asked = term.trim();
    if (asked.length < shortestTerm || !/^[A-Za-z]\w*(?:\.\w+)?$/.test(asked)) return [];
    const wanted = asked.toLowerCase();
    const isCode = /[a-z][A-Z]|\./.test(asked);
    const isOf = (one: KnownName): string => (wanted.includes(".") ? one.name.toLowerCase() : one.own);
    const exact = known.filter((one) => isOf(one) === wanted);
    const begun = isCode ? known.filter((one) => isOf(one) !== wanted && isOf(one).startsWith(wanted)) : [];
    return [...exact, ...begun].slice(0, most);
  };
}

function namesIn(entry: ReferenceEntry): readonly KnownName[] {
  const path = `${referencePath}/${entry.id}`;
  if ("field" in entry)
    return [
      known(entry.name, entry.name, path, entry.field.description),
      ...argumentsIn(entry.field, entry.name, `${path}#`),
    ];
  const { type, name } = entry;
  const self = known(name, name, path, type.description);
  if (isObjectType(type))
    return [
      self,
      ...Object.values(type.getFields()).flatMap((field) => fieldIn(field, name, `${path}#field-${field.name}`)),
    ];
  const parts = isInputObjectType(type)
    ? Object.values(type.getFields()).map((field) => ({ ...field, anchor: "field" }))
    : isEnumType(type)
      ? type.getValues().map((value) => ({ ...value, anchor: "value" }))
      : [];
  return [
    self,
    ...parts.map((part) =>
      known(part.name, `${name}.${part.name}`, `${path}#${part.anchor}-${part.name}`, part.description),
    ),
  ];
}

function fieldIn(field: SchemaField, owner: string, path: string): readonly KnownName[] {
  const name = `${owner}.${field.name}`;
  return [known(field.name, name, path, field.description), ...argumentsIn(field, name, `${path}-`)];
}

function argumentsIn({ args }: SchemaField, of: string, before: string): readonly KnownName[] {
  return args.map(({ name, description }) => known(name, `${of}(${name}:)`, `${before}arg-${name}`, description));
}

function known(own: string, name: string, path: string, description: string | null | undefined): KnownName {
  return { own: own.toLowerCase(), name, path, summary: plainText(firstSentence(description)) };
}
