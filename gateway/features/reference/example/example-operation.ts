import { getNamedType } from "graphql";
import type { SchemaField } from "../entries.ts";
import { sampleVariables } from "./sample-values.ts";
import type { PlaceValues } from "./sample-values.ts";
import { pickFields } from "./select-fields.ts";
import type { Picked, PickedField } from "./select-fields.ts";

/** An operation that shows a root field at work. */
export interface ExampleOperation {
  readonly kind: "query" | "mutation";
  /** Its name, in capitals first. */
  readonly name: string;
  readonly field: SchemaField;
  readonly text: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly picked: Picked | null;
}

/** Makes the example of a root field. */
export function exampleOf(
  kind: "query" | "mutation",
  field: SchemaField,
  place: PlaceValues,
  costOf: (field: SchemaField) => number,
): ExampleOperation {
  const variables = sampleVariables(field, place);
  const picked = pickFields(getNamedType(field.type), costOf);
  const name = capitalised(field.name);
  const given = field.args.filter(({ name: argument }) => argument in variables);
  const declared = bracketed(given.map(({ name: argument, type }) => `$${argument}: ${String(type)}`));
  const passed = bracketed(given.map(({ name: argument }) => `${argument}: $${argument}`));
  const below = picked === null ? "" : ` ${blockOf(picked, "  ")}`;
  const text = `${kind} ${name}${declared} {\n  ${field.name}${passed}${below}\n}`;
  return { kind, name, field, text, variables, picked };
}

/** A name with a capital letter, as types and operations have. */
export function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** An operation on one line, for a command line. */
export function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ");
}

function bracketed(parts: readonly string[]): string {
  return parts.length === 0 ? "" : `(${parts.join(", ")})`;
}

function blockOf(picked: Picked, indent: string): string {
  const inside = `${indent}  `;
  const lines =
    picked.kind === "fields"
      ? linesOf(picked.fields, inside)
      : [
          `${inside}__typename`,
          ...picked.members.flatMap(({ type, fields }) => [
            `${inside}... on ${type.name} {`,
            ...linesOf(fields, `${inside}  `),
            `${inside}}`,
          ]),
        ];
  return ["{", ...lines, `${indent}}`].join("\n");
}

function linesOf(fields: readonly PickedField[], indent: string): readonly string[] {
  return fields.map(
    ({ field, below }) => `${indent}${field.name}${below === null ? "" : ` ${blockOf(below, indent)}`}`,
  );
}
