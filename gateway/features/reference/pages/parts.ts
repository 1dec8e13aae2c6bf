import { getNamedType } from "graphql";
import type { GraphQLArgument, GraphQLInputField, GraphQLType } from "graphql";
import { escapeAttribute, escapeText } from "../../../../html/escape.ts";
import { sayCountIn, sayIn } from "../../../../words/speech.ts";
import type { Speech } from "../../../../words/speech.ts";
import { typePath } from "../entries.ts";
import type { SchemaField } from "../entries.ts";
import { isRequired } from "../example/sample-values.ts";

/** The points of a field, by the rules of the schema. */
export interface FieldCost {
  readonly weight: number;
  /** For each entry of its list, in addition to the entry's fields. */
  readonly itemWeight: number;
}

/** A type as the schema writes it, linked to its page: `[Tag!]!`. */
export function typeHtml(type: GraphQLType): string {
  const { name } = getNamedType(type);
  const [before = "", after = ""] = String(type).split(name);
  return `<code>${before}<a href="${typePath(name)}">${name}</a>${after}</code>`;
}

/** A description: English, as the schema's are, with its words of code. */
export function descriptionHtml(description: string | null | undefined): string {
  if (!description) return "";
  return description
    .split(/\n\s*\n/)
    .map((paragraph) => `<p lang="en" dir="ltr">${withCode(paragraph)}</p>`)
    .join("");
}

/** Plain English with `code` in it. */
export function withCode(text: string): string {
  return partsOf(text)
    .map(({ text: part, isCode }) => (isCode ? `<code>${escapeText(part)}</code>` : escapeText(part)))
    .join("");
}

/** The text of a description without its marks, for a line of plain text. */
export function plainText(description: string | null | undefined): string {
  return partsOf(description ?? "")
    .map(({ text }) => text)
    .join("")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** The words and the code of a description. Words get the apostrophes that all prose has; a schema is typed without them. */
function partsOf(text: string): readonly { readonly text: string; readonly isCode: boolean }[] {
  return text.split(/`([^`]+)`/).map((part, index) => {
    const isCode = index % 2 === 1;
    return { text: isCode ? part : part.replaceAll(/(?<=\p{L})'/gu, "’"), isCode };
  });
}

/** A heading that links to itself. */
export function heading(level: 2 | 3 | 4, id: string, html: string): string {
  return `<h${level} id="${escapeAttribute(id)}"><a href="#${escapeAttribute(id)}">${html}</a></h${level}>`;
}

/** A reason not to use something any more. */
export function deprecationHtml(reason: string | null | undefined, speech: Speech): string {
  if (typeof reason !== "string") return "";
  return `<p data-deprecated=""><strong>${escapeText(sayIn(speech, "Deprecated"))}</strong> <span lang="en">${withCode(reason)}</span></p>`;
}

/** An argument, or a field of an input: its name, its type, whether it must be given. */
export function inputHtml(
  argument: GraphQLArgument | GraphQLInputField,
  { id, level, speech }: { readonly id: string; readonly level: 3 | 4; readonly speech: Speech },
): string {
  const facts = [
    typeHtml(argument.type),
    isRequired(argument) ? `<strong>${escapeText(sayIn(speech, "required"))}</strong>` : "",
    argument.defaultValue === undefined
      ? ""
      : `<span>${defaultHtml(JSON.stringify(argument.defaultValue), speech)}</span>`,
  ];
  return (
    heading(level, id, `<code>${argument.name}</code>`) +
    factsHtml(facts) +
    deprecationHtml(argument.deprecationReason, speech) +
    descriptionHtml(argument.description)
  );
}

function defaultHtml(value: string, speech: Speech): string {
  const place = "\u0000";
  return escapeText(sayIn(speech, "default: {value}", { value: place })).replace(
    place,
    () => `<code>${escapeText(value)}</code>`,
  );
}

/** A line of short facts. */
export function factsHtml(facts: readonly string[]): string {
  return `<p data-facts="">${facts.filter((fact) => fact !== "" && fact !== "<span></span>").join(" ")}</p>`;
}

/** What a field costs where that is more than a point; empty where it is not. */
export function costText({ weight, itemWeight }: FieldCost, speech: Speech): string {
  const each =
    itemWeight === 0
      ? []
      : [sayCountIn(speech, itemWeight, "{count} point for each entry", "{count} points for each entry")];
  return (weight === 1 ? each : [sayCountIn(speech, weight, "{count} point", "{count} points"), ...each]).join(" + ");
}

/** The first sentence of a description. @example firstSentence("All of it. And more.") // "All of it." */
export function firstSentence(description: string | null | undefined): string {
  const text = (description ?? "").replaceAll(/\s+/g, " ").trim();
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}

/** A field of a type, with its arguments. */
export function fieldHtml(field: SchemaField, cost: FieldCost, speech: Speech): string {
  const id = `field-${field.name}`;
  const given = field.args.map((argument) =>
    inputHtml(argument, { id: `${id}-arg-${argument.name}`, level: 4, speech }),
  );
  return (
    heading(3, id, `<code>${field.name}</code>`) +
    factsHtml([typeHtml(field.type), `<span>${escapeText(costText(cost, speech))}</span>`]) +
    deprecationHtml(field.deprecationReason, speech) +
    descriptionHtml(field.description) +
    (given.length === 0 ? "" : `<blockquote>${given.join("")}</blockquote>`)
  );
}
