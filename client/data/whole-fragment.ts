import type { DocumentNode } from "@apollo/client";
import { useState } from "react";

/** What `useFragment` gives, as far as it is used here. */
type Read<Data> =
  | { readonly complete: true; readonly data: Data }
  | { readonly complete: false; readonly data: unknown };

/**
 * What a component sees of a fragment that `useFragment` reads from the cache. The query that brought it has brought it whole; should
 * a part of it be taken from the cache later, what was seen last stays until it is there again. The generated
 * `use<Name>Fragment` hooks call it.
 */
export const useWholeFragment = <Data>(fragment: DocumentNode, read: Read<Data>): Data => {
  const [last, setLast] = useState(read);
  if (read.complete && read !== last) setLast(read);
  const whole = read.complete ? read : last;
  if (!whole.complete)
    throw new Error(
      `The fragment ${nameOf(fragment)} is not whole in the cache; the query of its page must ask for all of it.`,
    );
  return whole.data;
};

const nameOf = ({ definitions: [definition] }: DocumentNode): string =>
  definition && "name" in definition && definition.name ? definition.name.value : "without a name";
