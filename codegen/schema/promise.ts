import { CriticalityLevel, diff, DiffRule } from "@graphql-inspector/core";
import type { Change } from "@graphql-inspector/core";
import { isEnumType, isInputObjectType, isInterfaceType, isObjectType } from "graphql";
import type { GraphQLSchema } from "graphql";

/** A deprecation reason states why, what to use instead, and the date from which the element may be removed. */
const deprecationPattern = /^\S.*[.!] Removed on (\d{4}-\d{2}-\d{2})\.?$/s;

/** The expected form of a deprecation. */
const deprecationForm = '@deprecated(reason: "Use `other` instead. Removed on 2027-03-01.")';

/** The changes between two schemas, descriptions ignored. */
export function changesBetween(before: GraphQLSchema, after: GraphQLSchema): Promise<readonly Change[]> {
  return diff(before, after, [DiffRule.ignoreDescriptionChanges]);
}

/**
 * The changes that break clients built on a release. Elements that the release had deprecated may be removed from their date on.
 *
 * @param today ISO date, such as `2026-11-20`
 */
export async function findBroken(
  released: GraphQLSchema,
  now: GraphQLSchema,
  today: string,
): Promise<readonly string[]> {
  const changes = await changesBetween(released, now);
  return changes
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .filter((change) => !isDue(change, released, today))
    .map(({ message, path }) => `${path ?? "schema"}: ${message}`);
}

/** The deprecations without a reason or a removal date. */
export function findVagueDeprecations(schema: GraphQLSchema): readonly string[] {
  return [...reasonsOf(schema)]
    .filter(([, reason]) => !deprecationPattern.test(reason))
    .map(([path, reason]) => `${path}: expected a deprecation like ${deprecationForm}, got "${reason}"`);
}

function isDue({ type, path }: Change, released: GraphQLSchema, today: string): boolean {
  if (path === undefined || !/REMOVED/.test(type)) return false;
  const reasons = reasonsOf(released);
  const dueAt = (place: string): boolean => {
    const day = deprecationPattern.exec(reasons.get(place) ?? "")?.[1];
    return day !== undefined && day <= today;
  };
  // A type may be removed with the last of the fields that returned or accepted it.
  return type === "TYPE_REMOVED" ? usesOf(path, released).every(dueAt) : dueAt(path);
}

/** The reasons of all deprecated fields, arguments, input fields and enum values, by path. */
function reasonsOf(schema: GraphQLSchema): ReadonlyMap<string, string> {
  const reasons = new Map<string, string>();
  const add = (
    path: string,
    { deprecationReason }: { readonly deprecationReason?: string | null | undefined },
  ): void => {
    if (deprecationReason !== undefined && deprecationReason !== null) reasons.set(path, deprecationReason);
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith("__")) continue;
    if (isEnumType(type)) for (const value of type.getValues()) add(`${type.name}.${value.name}`, value);
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) add(`${type.name}.${field.name}`, field);
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      add(`${type.name}.${field.name}`, field);
      for (const argument of field.args) add(`${type.name}.${field.name}.${argument.name}`, argument);
    }
  }
  return reasons;
}

/** The fields of a given type. */
function usesOf(typeName: string, schema: GraphQLSchema): readonly string[] {
  return Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
      ? Object.values(type.getFields()).flatMap((field) =>
          namedTypeIn(field.type) === typeName ? [`${type.name}.${field.name}`] : [],
        )
      : [],
  );
}

/** @example namedTypeIn("[Tag!]!") // "Tag" */
function namedTypeIn(type: { readonly toString: () => string }): string {
  return type.toString().replace(/[[\]!]/g, "");
}
