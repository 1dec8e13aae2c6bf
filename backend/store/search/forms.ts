import { z } from "zod";
import { maxForms } from "./correction.ts";

const FormRows = z.array(z.object({ term: z.string(), stem: z.string() }));

/** Groups rows of the vocabulary by their stems, at most `maxForms` of each. */
export function toForms(rows: unknown): ReadonlyMap<string, readonly string[]> {
  const forms = new Map<string, string[]>();
  for (const { term, stem } of FormRows.parse(rows)) {
    const known = forms.get(stem);
    if (known === undefined) forms.set(stem, [term]);
    else if (known.length < maxForms) known.push(term);
  }
  return forms;
}
