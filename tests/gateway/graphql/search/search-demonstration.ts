import { expect } from "vitest";
import { z } from "zod";
import { ask } from "../../../support/ask.ts";
import { demonstration } from "../../../support/demonstration.ts";

const Found = z.object({
  search: z.object({
    correctedTerm: z.string().nullable(),
    synonyms: z.array(z.string()),
    items: z.array(
      z.object({
        document: z.object({ slug: z.string(), type: z.object({ id: z.string() }), content: z.string().optional() }),
        sections: z.array(
          z.object({
            heading: z.string().nullable(),
            anchor: z.string().nullable(),
            snippet: z.string(),
            matches: z.array(z.tuple([z.int(), z.int()])),
          }),
        ),
      }),
    ),
    pagination: z.object({ page: z.int(), totalItems: z.int() }),
  }),
});

/** What a search of the demonstration finds, without errors. `more`: further fields of the documents. */
export async function searchDemonstration(args: string, more = "") {
  const { data, errors } = await ask(
    demonstration(),
    `{ search(${args}) { correctedTerm synonyms items { document { slug type { id } ${more} } sections { heading anchor snippet matches } } pagination { page totalItems } } }`,
  );
  expect(errors).toEqual([]);
  return Found.parse(data).search;
}
