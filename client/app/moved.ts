import type { DataLayer } from "../data/apollo-client.ts";
import { MovedDocument } from "./Moved.generated.ts";

/** Fetches the redirect target of a path; null if there is none. The server applies the same rules (`redirects.yml`). */
export async function fetchRedirect({ client }: DataLayer, path: string): Promise<string | null> {
  return (await client.query({ query: MovedDocument, variables: { path } })).data?.moved ?? null;
}
