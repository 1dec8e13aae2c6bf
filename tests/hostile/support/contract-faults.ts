import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";

const Contract = z.object({
  components: z.object({
    schemas: z.record(z.string(), z.looseObject({ properties: z.record(z.string(), z.unknown()).optional() })),
  }),
});

const contract = Contract.parse(parse(readFileSync(new URL("../../../backend/openapi.yaml", import.meta.url), "utf8")));

/** The fields of a schema of the contract, as backend/openapi.yaml names them now. */
export const fieldsOf = (schema: string): readonly string[] => {
  const fields = Object.keys(contract.components.schemas[schema]?.properties ?? {});
  if (fields.length === 0)
    throw new Error(`The contract has no fields for ${schema}; is it called so in backend/openapi.yaml?`);
  return fields;
};

type Wire = Readonly<Record<string, unknown>>;

/** A thing with one field that is not what the contract says. */
export interface Fault {
  readonly name: string;
  readonly value: Wire;
}

/** What a field may be in place of what it should be. */
const instead: Readonly<Record<string, unknown>> = {
  null: null,
  "an empty text": "",
  "a text": "text",
  "a negative fraction": -1.5,
  "a flag": true,
  "an empty object": {},
  "an empty list": [],
  "a list of anything": [null, 5, "x", {}, [], true],
};

/** Every field of a schema of the contract in every wrong form, and missing: one fault each. */
export const faultsOf = (schema: string, whole: Wire): readonly Fault[] =>
  fieldsOf(schema).flatMap((field) => [
    {
      name: `${schema}.${field} missing`,
      value: Object.fromEntries(Object.entries(whole).filter(([name]) => name !== field)),
    },
    ...Object.entries(instead).map(([form, value]) => ({
      name: `${schema}.${field} ${form}`,
      value: { ...whole, [field]: value },
    })),
  ]);

/** Values that are no answer at all, or one without its list. */
export const wrongAnswers: Readonly<Record<string, unknown>> = {
  null: null,
  "an empty object": {},
  "an empty list": [],
  "a text": "text",
  "a number": 5,
  "a flag": false,
  "a list of nulls": [null, null],
};
