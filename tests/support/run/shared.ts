import { inject } from "vitest";
import { z } from "zod";

const ServedSite = z.object({ url: z.string(), dataDir: z.string() });

/** A running site that the test does not dispose of. */
export type ServedSite = z.infer<typeof ServedSite>;

/** The demonstration shared by all files of the run. It starts when the first file asks for it. */
export function askForDemonstration(): Promise<ServedSite> {
  return ask("demonstration", ServedSite);
}

/** A data folder with the demonstration ingested, to be copied. */
export function askForIngestedData(): Promise<string> {
  return ask("ingestedDataDir", z.string());
}

/** A PostgreSQL whose role may create databases; null when there is none. */
export function askForPostgres(): Promise<string | null> {
  return ask("postgresUrl", z.string().nullable());
}

/** Asks the process of the run, which starts it for the first that asks (`share-when-used.ts`). */
async function ask<T>(name: string, type: z.ZodType<T>): Promise<T> {
  const answer = await fetch(`${inject("sharedUrl")}/${name}`, { headers: { connection: "close" } });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return type.parse(JSON.parse(text));
}
