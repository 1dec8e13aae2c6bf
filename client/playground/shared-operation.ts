/** An operation as the editor holds it: both are text, and the variables may be half written. */
export interface Operation {
  readonly query: string;
  /** JSON, or nothing. */
  readonly variables: string;
}

/** What an address of the playground asks for. */
export type Asked =
  | { readonly kind: "operation"; readonly operation: Operation }
  | { readonly kind: "example"; readonly name: string }
  | { readonly kind: "nothing" };

/**
 * Puts an operation into the fragment of an address: the server never sees it, so that its length does not matter.
 *
 * @example fragmentOf({ query: "{ site { name } }", variables: "" }) // "#query=%7B+site+%7B+name+%7D+%7D"
 */
export const fragmentOf = ({ query, variables }: Operation): string => {
  const parameters = new URLSearchParams({ query, ...(variables.trim() === "" ? {} : { variables }) });
  return `#${parameters.toString()}`;
};

/** Reads the fragment of an address. */
export const askedBy = (fragment: string): Asked => {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ""));
  const [query, example] = [parameters.get("query"), parameters.get("example")];
  if (query !== null) return { kind: "operation", operation: { query, variables: parameters.get("variables") ?? "" } };
  return example === null ? { kind: "nothing" } : { kind: "example", name: example };
};
