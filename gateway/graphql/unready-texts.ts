import type { GraphQLFormattedError } from "graphql";

/** The error code of a text that is not ready in time. */
export const contentUnavailableCode = "CONTENT_UNAVAILABLE";

interface Result {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly GraphQLFormattedError[];
}

/**
 * Fails every root field with a text that was not ready in time, as if the backend were unreachable: otherwise the document would look as if it had
 * no text.
 */
export function failUnready<R extends Result>(result: R): R {
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
}

function isUnready({ extensions }: GraphQLFormattedError): boolean {
  return extensions?.code === contentUnavailableCode;
}
