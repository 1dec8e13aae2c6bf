import { z } from "zod";
import type { Queries } from "./database.ts";

type Fact =
  | "revision"
  | "robots"
  | "synonyms"
  | "document-types"
  | "language"
  | "learning"
  | "ingested"
  | "gone"
  | "address-secret";

const FactRow = z.object({ value: z.string() }).optional();

/** Reads a fact; null if it is not set. */
export async function readFact({ read }: { readonly read: Queries["query"] }, name: Fact): Promise<string | null> {
  return FactRow.parse((await read("SELECT value FROM facts WHERE name = $1", [name]))[0])?.value ?? null;
}

/** Saves a fact, replacing its previous value. */
export async function saveFact({ query }: Queries, name: Fact, value: string): Promise<void> {
  await query(
    "INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
    [name, value],
  );
}

/** Reads a fact, set to `value` first if missing: concurrent callers get the same one. */
export async function readOrSaveFact({ query }: Queries, name: Fact, value: string): Promise<string> {
  await query("INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING", [name, value]);
  return (await readFact({ read: query }, name)) ?? value;
}
