import { Kind, parse, visit } from "graphql";
import { isTooComplexToParse } from "./complexity.ts";
import type { ComplexityLimits } from "./complexity.ts";
import { textIn } from "./graphql-door.ts";
import type { GraphqlRequest } from "./graphql-door.ts";

/** The fields that search on behalf of whoever asks. */
const searching: readonly string[] = ["search", "suggestions"];
const mayLookLikeOne = /\b(?:search|suggestions)\b/;

/** How many searches an operation makes at most. */
export type CountSearches = (request: Pick<GraphqlRequest, "search" | "body">) => number;

/** Builds the count; `textOf` gives the operation that was persisted under a hash. One that cannot be parsed makes none: it is refused elsewhere. */
export const createCountSearches =
  (
    textOf: (hash: string) => string | undefined,
    limits: ComplexityLimits & { readonly tokens: number },
  ): CountSearches =>
  (request) => {
    const text = textIn(request) || (textOf(hashIn(request)) ?? "");
    return !mayLookLikeOne.test(text) || isTooComplexToParse(text, limits) ? 0 : searchesIn(text, limits.tokens);
  };

const searchesIn = (text: string, maxTokens: number): number => {
  let count = 0;
  try {
    visit(parse(text, { noLocation: true, maxTokens }), {
      [Kind.FIELD]: ({ name }) => {
        if (searching.includes(name.value)) count += 1;
      },
    });
  } catch {
    return 0;
  }
  return count;
};

/** The hash of a persisted operation; nothing where there is none. */
const hashIn = ({ search, body }: Pick<GraphqlRequest, "search" | "body">): string => {
  const extensions =
    body === undefined ? parsed(new URLSearchParams(search).get("extensions")) : valueOf(body, "extensions");
  const hash = valueOf(valueOf(extensions, "persistedQuery"), "sha256Hash");
  return typeof hash === "string" ? hash : "";
};

const valueOf = (object: unknown, name: string): unknown =>
  typeof object === "object" && object !== null ? Object.getOwnPropertyDescriptor(object, name)?.value : undefined;

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return undefined;
  }
};
