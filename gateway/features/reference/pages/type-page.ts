import { isEnumType, isInputObjectType, isObjectType, isUnionType } from "graphql";
import type { GraphQLEnumValue, GraphQLNamedType } from "graphql";
import { sayIn } from "../../../../words/speech.ts";
import type { Speech } from "../../../../words/speech.ts";
import { escapeText } from "../../../../html/escape.ts";
import type { SchemaField } from "../entries.ts";
import { memberHtml, section } from "./field-page.ts";
import { deprecationHtml, descriptionHtml, fieldHtml, heading, inputHtml } from "./parts.ts";
import type { FieldCost } from "./parts.ts";
import type { Use } from "./uses.ts";

/** What the page of a type says: its fields, values or members, and where it is used. */
export function typePage(
  type: GraphQLNamedType,
  { costOf, uses }: { readonly costOf: (field: SchemaField) => FieldCost; readonly uses: readonly Use[] },
  speech: Speech,
): string {
  return descriptionHtml(type.description) + insideOf(type, costOf, speech) + usesHtml(uses, speech);
}

function insideOf(type: GraphQLNamedType, costOf: (field: SchemaField) => FieldCost, speech: Speech): string {
  if (isObjectType(type)) {
    const fields = Object.values(type.getFields()).map((field) => fieldHtml(field, costOf(field), speech));
    return section("fields", sayIn(speech, "Fields"), fields.join(""));
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const parts = fields.map((field) => inputHtml(field, { id: `field-${field.name}`, level: 3, speech }));
    return section("fields", sayIn(speech, "Fields"), parts.join(""));
  }
  if (isEnumType(type)) {
    const values = type.getValues().map((value) => valueHtml(value, speech));
    return section("values", sayIn(speech, "Values"), values.join(""));
  }
  if (!isUnionType(type)) return "";
  const members = type.getTypes().map(memberHtml);
  return section("members", sayIn(speech, "One of"), `<ul>${members.join("")}</ul>`);
}

function valueHtml({ name, description, deprecationReason }: GraphQLEnumValue, speech: Speech): string {
  return (
    heading(3, `value-${name}`, `<code>${name}</code>`) +
    deprecationHtml(deprecationReason, speech) +
    descriptionHtml(description)
  );
}

function usesHtml(uses: readonly Use[], speech: Speech): string {
  const items = uses.map(({ name, path }) => `<li><code><a href="${path}">${escapeText(name)}</a></code></li>`);
  return section("uses", sayIn(speech, "Where it is used"), items.length === 0 ? "" : `<ul>${items.join("")}</ul>`);
}
