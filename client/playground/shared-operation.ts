/** An operation as the editors hold it: both parts are text, and the variables may be incomplete. */
export interface Operation {
  readonly query: string;
  /** JSON, or empty. */
  readonly variables: string;
}

/** What a playground URL asks for. */
export type Asked =
  | { readonly kind: "operation"; readonly operation: Operation }
  | { readonly kind: "example"; readonly name: string }
  | { readonly kind: "nothing" };

/**
 * Encodes an operation as a URL fragment: it is never sent to the server, so its length does not matter.
 *
 * @example fragmentOf({ query: "{ site { name } }", variables: "" }) // "#query=%7B+site+%7B+name+%7D+%7D"
 */
export function fragmentOf({ query, variables }: Operation): string {
  const parameters = new URLSearchParams({ query, ...(variables.trim() === "" ? {} : { variables }) });
  return `#${parameters.toString()}`;
}

/** Parses a URL fragment. */
export function askedBy(fragment: string): Asked {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ""));
  const [query, example] = [parameters.get("query"), parameters.get("example")];
  if (query !== null) return { kind: "operation", operation: { query, variables: parameters.get("variables") ?? "" } };
  return example === null ? { kind: "nothing" } : { kind: "example", name: example };
}
