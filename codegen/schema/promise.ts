import { CriticalityLevel, diff, DiffRule } from "@graphql-inspector/core";
import type { Change } from "@graphql-inspector/core";
import { isEnumType, isInputObjectType, isInterfaceType, isObjectType } from "graphql";
import type { GraphQLSchema } from "graphql";

/** A deprecation says why, what to use instead, and from when on it may be gone. */
const deprecationPattern = /^\S.*[.!] Removed on (\d{4}-\d{2}-\d{2})\.?$/s;

/** How a deprecation is written. */
export const deprecationForm = '@deprecated(reason: "Use `other` instead. Removed on 2027-03-01.")';

/** What changed from one schema to another, descriptions left out. */
export const changesBetween = (before: GraphQLSchema, after: GraphQLSchema): Promise<readonly Change[]> =>
  diff(before, after, [DiffRule.ignoreDescriptionChanges]);

/**
 * The changes that break what somebody may have built on a release. What a release had deprecated may go from its day on.
 *
 * @param today as `2026-11-20`
 */
export const findBroken = async (
  released: GraphQLSchema,
  now: GraphQLSchema,
  today: string,
): Promise<readonly string[]> => {
  const changes = await changesBetween(released, now);
  return changes
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .filter((change) => !isDue(change, released, today))
    .map(({ message, path }) => `${path ?? "schema"}: ${message}`);
};

/** The deprecations that do not say why and until when. */
export const findVagueDeprecations = (schema: GraphQLSchema): readonly string[] =>
  [...reasonsOf(schema)]
    .filter(([, reason]) => !deprecationPattern.test(reason))
    .map(([path, reason]) => `${path}: expected a deprecation like ${deprecationForm}, got "${reason}"`);

const isDue = ({ type, path }: Change, released: GraphQLSchema, today: string): boolean => {
  if (path === undefined || !/REMOVED/.test(type)) return false;
  const reasons = reasonsOf(released);
  const dueAt = (place: string): boolean => {
    const day = deprecationPattern.exec(reasons.get(place) ?? "")?.[1];
    return day !== undefined && day <= today;
  };
  // A type goes with the last of the fields that led to it.
  return type === "TYPE_REMOVED" ? usesOf(path, released).every(dueAt) : dueAt(path);
};

/** Every deprecated field, argument, input field and enum value by its path, with its reason. */
const reasonsOf = (schema: GraphQLSchema): ReadonlyMap<string, string> => {
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
};

/** The fields that give a type. */
const usesOf = (typeName: string, schema: GraphQLSchema): readonly string[] =>
  Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
      ? Object.values(type.getFields()).flatMap((field) =>
          namedTypeIn(field.type) === typeName ? [`${type.name}.${field.name}`] : [],
        )
      : [],
  );

/** @example namedTypeIn("[Tag!]!") // "Tag" */
const namedTypeIn = (type: { readonly toString: () => string }): string => type.toString().replace(/[[\]!]/g, "");
