import { getNullableType, isEnumType, isInputObjectType, isListType, isNonNullType } from "graphql";
import type { GraphQLArgument, GraphQLInputField, GraphQLInputObjectType, GraphQLInputType } from "graphql";
import type { SchemaField } from "../entries.ts";

/** Values that lead to something on the site whose reference it is. */
export interface PlaceValues {
  /** A document's slug. */
  readonly document: string;
  /** A document type's id. */
  readonly type: string;
  readonly authorId: string;
  /** Slugs of a tag, a category and a glossary entry. */
  readonly tag: string;
  readonly category: string;
  readonly glossaryEntry: string;
  /** A word that documents have. */
  readonly term: string;
}

/** Short enough to read, long enough to show what a list is. */
const listLimit = 3;

/** The variables of an example: every argument that must be given, and how long a list shall be. */
export function sampleVariables(field: SchemaField, place: PlaceValues): Readonly<Record<string, unknown>> {
  const given = field.args.filter((argument) => isRequired(argument) || argument.name === "limit");
  return Object.fromEntries(given.map((argument) => [argument.name, valueOf(argument, field.name, place)]));
}

/** Whether an argument or a field of an input must be given. */
export function isRequired({ type, defaultValue }: GraphQLArgument | GraphQLInputField): boolean {
  return isNonNullType(type) && defaultValue === undefined;
}

function valueOf({ name, type }: GraphQLArgument | GraphQLInputField, of: string, place: PlaceValues): unknown {
  const known = bySubject(of, place)[name] ?? byName(place)[name];
  return known ?? ofType(name, type, place);
}

/** A slug is that of what the field is about. */
function bySubject(of: string, place: PlaceValues): Readonly<Record<string, unknown>> {
  const slugs: Readonly<Record<string, string>> = {
    documentsByTag: place.tag,
    documentsByType: place.type,
    documentsByCategory: place.category,
    glossaryEntry: place.glossaryEntry,
  };
  const slug = slugs[of];
  if (slug !== undefined) return { slug };
  if (of === "narrowedDocuments") return { to: { type: place.type } };
  return of === "moved" ? { path: "/old/address" } : {};
}

function byName(place: PlaceValues): Readonly<Record<string, unknown>> {
  return {
    slug: place.document,
    type: place.type,
    authorId: place.authorId,
    id: place.authorId,
    term: place.term,
    text: place.term,
    path: "/about",
    limit: listLimit,
    rating: 4.5,
    email: "reader@example.com",
    token: "from-the-mail",
    agreedToPolicies: true,
  };
}

function ofType(name: string, type: GraphQLInputType, place: PlaceValues): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [];
  if (isEnumType(nullable)) return nullable.getValues()[0]?.name;
  if (isInputObjectType(nullable)) return inputOf(nullable, place);
  if (nullable.toString() === "String" || nullable.toString() === "ID") return wordsOf(name);
  return nullable.toString() === "Boolean" ? true : 1;
}

/** What must be given, and the first choice from a list of reasons and the like. */
function inputOf(type: GraphQLInputObjectType, place: PlaceValues): Readonly<Record<string, unknown>> {
  const fields = Object.values(type.getFields()).filter(
    (field) => isRequired(field) || isEnumType(getNullableType(field.type)),
  );
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field, type.name, place)]));
}

/** @example wordsOf("firstName") // "first name" */
function wordsOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
