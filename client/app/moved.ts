import type { DataLayer } from "../data/apollo-client.ts";
import { MovedDocument } from "./Moved.generated.ts";

/** Asks where an address that leads nowhere leads now; null: nowhere. The server redirects by the same rules (`redirects.yml`). */
export const askWhereTo = async ({ client }: DataLayer, path: string): Promise<string | null> =>
  (await client.query({ query: MovedDocument, variables: { path } })).data?.moved ?? null;
