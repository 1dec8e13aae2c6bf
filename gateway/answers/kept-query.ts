import { withQuery } from "../../addresses/with-query.ts";
import type { Answer } from "./answer.ts";
import { sendableHeaders } from "./header-values.ts";

/** The `location` of an answer that keeps the query of a request, in a form that can be sent; null for any other answer. `url`: as requested. */
export function keptLocation({ headers, keepsQuery }: Answer, url: string): string | null {
  const at = url.indexOf("?");
  if (!keepsQuery || at === -1 || headers.location === undefined) return null;
  const [query = ""] = url.slice(at).split("#", 1);
  return sendableHeaders({ location: withQuery(headers.location, query) }).location ?? null;
}
