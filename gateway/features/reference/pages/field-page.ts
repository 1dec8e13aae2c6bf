import { getNamedType, isObjectType, isUnionType } from "graphql";
import type { GraphQLObjectType } from "graphql";
import { escapeText } from "../../../../html/escape.ts";
import { sayCountIn, sayIn } from "../../../../words/speech.ts";
import type { Speech } from "../../../../words/speech.ts";
import type { SchemaField } from "../entries.ts";
import { referencePath, typePath } from "../entries.ts";
import { errorCodesOf, rejectedOf } from "./error-codes.ts";
import {
  costText,
  deprecationHtml,
  descriptionHtml,
  factsHtml,
  firstSentence,
  heading,
  inputHtml,
  typeHtml,
  withCode,
} from "./parts.ts";
import type { FieldCost } from "./parts.ts";
import { errorTable } from "./tables.ts";

/** What the page of a root field says beside its example. `examplePoints`: what the example costs. */
export function fieldPage(
  field: SchemaField,
  { cost, examplePoints }: { readonly cost: FieldCost; readonly examplePoints: number },
  speech: Speech,
): string {
  return (
    deprecationHtml(field.deprecationReason, speech) +
    descriptionHtml(field.description) +
    argumentsHtml(field, speech) +
    section("returns", sayIn(speech, "Returns"), returnsHtml(field)) +
    section("cost", sayIn(speech, "Cost"), costsHtml(cost, examplePoints, speech)) +
    section("errors", sayIn(speech, "Errors"), errorsHtml(field, cost, speech))
  );
}

/** A part of a page with its heading. */
export function section(id: string, title: string, html: string): string {
  return html === "" ? "" : heading(2, id, escapeText(title)) + html;
}

function argumentsHtml({ args }: SchemaField, speech: Speech): string {
  const parts = args.map((argument) => inputHtml(argument, { id: `arg-${argument.name}`, level: 3, speech }));
  return section("arguments", sayIn(speech, "Arguments"), parts.join(""));
}

/** Types with more fields are read on their own page. */
const fieldsShownMax = 10;

function returnsHtml({ type }: SchemaField): string {
  const named = getNamedType(type);
  const shown = factsHtml([typeHtml(type)]) + descriptionHtml(named.description);
  if (isUnionType(named)) return `${shown}<ul>${named.getTypes().map(memberHtml).join("")}</ul>`;
  const fields = isObjectType(named) ? Object.values(named.getFields()) : [];
  return fields.length > fieldsShownMax || fields.length === 0
    ? shown
    : `${shown}<dl>${fields.map((field) => lineOf(field, named.name)).join("")}</dl>`;
}

function lineOf({ name, type, description }: SchemaField, owner: string): string {
  const link = `<a href="${typePath(owner)}#field-${name}"><code>${name}</code></a>`;
  return `<dt>${link} <small>${typeHtml(type)}</small></dt><dd lang="en" dir="ltr">${withCode(firstSentence(description))}</dd>`;
}

/** A member of a union, with its description. */
export function memberHtml(member: GraphQLObjectType): string {
  return `<li>${typeHtml(member)}${descriptionHtml(member.description)}</li>`;
}

function costsHtml(cost: FieldCost, examplePoints: number, speech: Speech): string {
  const own = costText(cost, speech);
  const example = sayCountIn(
    speech,
    examplePoints,
    "The example costs {count} point.",
    "The example costs {count} points.",
  );
  const self = own === "" ? "" : ` ${escapeText(sayIn(speech, "Of that, the field itself: {cost}.", { cost: own }))}`;
  return `<p>${escapeText(example)}${self}</p>`;
}

function errorsHtml(field: SchemaField, { weight }: FieldCost, speech: Speech): string {
  const rejected = rejectedOf(field);
  const place = "\u0000";
  const refusals =
    rejected === null
      ? ""
      : `<p>${escapeText(
          sayIn(speech, "A refusal is no error: it comes as {type}, with its reason.", { type: place }),
        ).replace(place, () => `<code><a href="${typePath(rejected.name)}">${rejected.name}</a></code>`)}</p>`;
  const all = `<p><a href="${referencePath}#errors">${escapeText(sayIn(speech, "All error codes"))}</a></p>`;
  return refusals + errorTable(errorCodesOf(field, weight), speech) + all;
}
