import { getNullableType, isEnumType, isInputObjectType, isListType, isNonNullType } from "graphql";
import type { GraphQLInputType, GraphQLNamedType, GraphQLOutputType } from "graphql";
import type { ExampleOperation } from "./example-operation.ts";
import { isRequired } from "./sample-values.ts";
import type { Picked, PickedField } from "./select-fields.ts";

/** The types of an example, as TypeScript: of what it sends, and of what comes back. */
export function typesOf({ name, field, variables, picked }: ExampleOperation): string {
  const sent = field.args
    .filter(({ name: argument }) => argument in variables)
    .map((argument) => `  ${argument.name}${isRequired(argument) ? "" : "?"}: ${inputTypeOf(argument.type, "  ")};\n`);
  const data = `interface ${name}Data {\n  ${field.name}: ${outputTypeOf(field.type, picked, "  ")};\n}`;
  return `interface ${name}Variables {${sent.length === 0 ? "" : `\n${sent.join("")}`}}\n\n${data}`;
}

const scalarTypes: Readonly<Record<string, string>> = {
  Int: "number",
  Float: "number",
  Boolean: "boolean",
  JSONObject: "Record<string, unknown>",
};

function outputTypeOf(type: GraphQLOutputType, picked: Picked | null, indent: string): string {
  if (!isNonNullType(type)) return `${presentOutputOf(type, picked, indent)} | null`;
  return presentOutputOf(getNullableType(type), picked, indent);
}

function presentOutputOf(type: GraphQLOutputType, picked: Picked | null, indent: string): string {
  if (isListType(type)) return `Array<${outputTypeOf(type.ofType, picked, indent)}>`;
  if (isEnumType(type))
    return type
      .getValues()
      .map(({ name }) => `"${name}"`)
      .join(" | ");
  if (picked === null) return scalarTypes[String(type)] ?? "string";
  if (picked.kind === "fields") return objectOf(picked.fields, indent);
  return picked.members.map((member) => objectOf(member.fields, indent, member.type)).join(" | ");
}

function objectOf(fields: readonly PickedField[], indent: string, member?: GraphQLNamedType): string {
  const inside = `${indent}  `;
  const tag = member === undefined ? [] : [`${inside}__typename: "${member.name}";`];
  const lines = fields.map(({ field, below }) => `${inside}${field.name}: ${outputTypeOf(field.type, below, inside)};`);
  return ["{", ...tag, ...lines, `${indent}}`].join("\n");
}

function inputTypeOf(type: GraphQLInputType, indent: string): string {
  if (isNonNullType(type)) return presentInputOf(getNullableType(type), indent);
  return `${presentInputOf(type, indent)} | null`;
}

function presentInputOf(type: GraphQLInputType, indent: string): string {
  if (isListType(type)) return `Array<${inputTypeOf(type.ofType, indent)}>`;
  if (isEnumType(type))
    return type
      .getValues()
      .map(({ name }) => `"${name}"`)
      .join(" | ");
  if (!isInputObjectType(type)) return scalarTypes[String(type)] ?? "string";
  const inside = `${indent}  `;
  const lines = Object.values(type.getFields()).map(
    (field) => `${inside}${field.name}${isRequired(field) ? "" : "?"}: ${inputTypeOf(field.type, inside)};`,
  );
  return ["{", ...lines, `${indent}}`].join("\n");
}
