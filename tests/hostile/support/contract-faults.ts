import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";

const Contract = z.object({
  components: z.object({
    schemas: z.record(z.string(), z.looseObject({ properties: z.record(z.string(), z.unknown()).optional() })),
  }),
});

const contract = Contract.parse(parse(readFileSync(new URL("../../../backend/openapi.yaml", import.meta.url), "utf8")));

/** The current field names of a schema in backend/openapi.yaml. */
export function fieldsOf(schema: string): readonly string[] {
  const fields = Object.keys(contract.components.schemas[schema]?.properties ?? {});
  if (fields.length === 0)
    throw new Error(`The contract has no fields for ${schema}; is it called so in backend/openapi.yaml?`);
  return fields;
}

type Wire = Readonly<Record<string, unknown>>;

/** A value with one field that violates the contract. */
export interface Fault {
  readonly name: string;
  readonly value: Wire;
}

/** Wrong values for a field. */
const instead: Readonly<Record<string, unknown>> = {
  null: null,
  "an empty text": "",
  "a text": "text",
  "a negative fraction": -1.5,
  "more than GraphQL can count": 3_000_000_000,
  "a flag": true,
  "an empty object": {},
  "an empty list": [],
  "a list of anything": [null, 5, "x", {}, [], true],
};

/** Faults of a schema: every field missing, and in every wrong form. */
export function faultsOf(schema: string, whole: Wire): readonly Fault[] {
  return fieldsOf(schema).flatMap((field) => [
    {
      name: `${schema}.${field} missing`,
      value: Object.fromEntries(Object.entries(whole).filter(([name]) => name !== field)),
    },
    ...Object.entries(instead).map(([form, value]) => ({
      name: `${schema}.${field} ${form}`,
      value: { ...whole, [field]: value },
    })),
  ]);
}

/** Answers of the wrong type, or without their list. */
export const wrongAnswers: Readonly<Record<string, unknown>> = {
  null: null,
  "an empty object": {},
  "an empty list": [],
  "a text": "text",
  "a number": 5,
  "a flag": false,
  "a list of nulls": [null, null],
};
