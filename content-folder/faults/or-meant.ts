import { show } from "../fields.ts";

/**
 * Makes the message for a text that has not the expected form, with the nearest right value where there is one.
 *
 * @example orMeant("expected two capital letters", (given) => given.toUpperCase())({ input: "de" })
 * // 'expected two capital letters, got "de". Did you mean "DE"?'
 */
export function orMeant(expected: string, meantBy: (given: string) => string | null) {
  return ({ input }: { readonly input?: unknown }): string => withMeant(expected, input, meantBy);
}

/** The same for a value at hand. */
function withMeant(expected: string, given: unknown, meantBy: (given: string) => string | null): string {
  const meant = typeof given === "string" ? meantBy(given.trim()) : null;
  return meant === null || meant === given ? expected : `${expected}, got ${show(given)}. Did you mean "${meant}"?`;
}
