import type { GraphQLFormattedError } from "graphql";

/** The code of an error that stands for a text that is not ready in time. */
export const contentUnavailableCode = "CONTENT_UNAVAILABLE";

interface Result {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly GraphQLFormattedError[];
}

/**
 * A root field that lacks a text which was not ready in time fails as a whole, as it does when the backend cannot be reached: what is
 * made of it would look as if the document had no text.
 */
export const failUnready = <R extends Result>(result: R): R => {
  const unready = new Set((result.errors ?? []).filter(isUnready).map(({ path }) => path?.[0]));
  if (unready.size === 0) return result;
  const errors = (result.errors ?? []).filter((error) => !unready.has(error.path?.[0]));
  const [first] = (result.errors ?? []).filter(isUnready);
  const failed = [...unready].flatMap((name) =>
    first === undefined || name === undefined ? [] : [{ ...first, path: [name] }],
  );
  const data = Object.fromEntries(
    Object.entries(result.data ?? {}).map(([name, value]) => [name, unready.has(name) ? null : value]),
  );
  return { ...result, data, errors: [...failed, ...errors] };
};

const isUnready = ({ extensions }: GraphQLFormattedError): boolean => extensions?.code === contentUnavailableCode;
