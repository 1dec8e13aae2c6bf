import type { DocumentNode } from "@apollo/client";
import { useState } from "react";

/** The part of `useFragment`'s result that is used here. */
type Read<Data> =
  | { readonly complete: true; readonly data: Data }
  | { readonly complete: false; readonly data: unknown };

/**
 * The data of a fragment that `useFragment` reads from the cache. The query that loaded it loaded it completely; if a part is
 * evicted later, the last complete data stays until the part is back. Called by the generated `use<Name>Fragment` hooks.
 */
export function useWholeFragment<Data>(fragment: DocumentNode, read: Read<Data>): Data {
  const [last, setLast] = useState(read);
  if (read.complete && read !== last) setLast(read);
  const whole = read.complete ? read : last;
  if (!whole.complete) throw new Error(`expected the query of the page to ask for all of ${nameOf(fragment)}`);
  return whole.data;
}

function nameOf({ definitions: [definition] }: DocumentNode): string {
  return (definition && "name" in definition && definition.name?.value) || "";
}
