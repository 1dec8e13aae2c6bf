import type { GraphQLFormattedError } from "graphql";

/** The most errors of an answer, unless more root fields have some. */
const errorsMax = 3;

interface Result {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly GraphQLFormattedError[];
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/**
 * Leaves out most of many errors: a list may have one for each field of each item. Those of an operation that was not executed are its first ones, or
 * only that it is too complex. Others are counted in `extensions.omittedErrors`, and each root field that has errors keeps one, by which clients know
 * that it failed.
 */
export function keepFewErrors<R extends Result>(result: R): R {
  const { data, errors = [], extensions } = result;
  if (data === undefined) return errors.length === 0 ? result : { ...result, errors: ofRefusal(errors) };
  if (errors.length <= errorsMax) return result;
  const kept = ofExecution(errors);
  const omittedErrors = errors.length - kept.length;
  return omittedErrors === 0 ? result : { ...result, errors: kept, extensions: { ...extensions, omittedErrors } };
}

function ofRefusal(errors: readonly GraphQLFormattedError[]): readonly GraphQLFormattedError[] {
  const tooComplex = errors.find(({ extensions }) => extensions?.code === "QUERY_TOO_COMPLEX");
  return tooComplex ? [tooComplex] : errors.slice(0, errorsMax);
}

/** One of each root field, and the first others while there are few. */
function ofExecution(errors: readonly GraphQLFormattedError[]): readonly GraphQLFormattedError[] {
  const ofFields = oneOfEachField(errors);
  const others = errors.filter((error) => !ofFields.has(error));
  const kept = new Set([...ofFields, ...others.slice(0, Math.max(0, errorsMax - ofFields.size))]);
  return errors.filter((error) => kept.has(error));
}

/** The error of the root field itself, else the first below it. */
function oneOfEachField(errors: readonly GraphQLFormattedError[]): ReadonlySet<GraphQLFormattedError> {
  const byField = new Map<unknown, GraphQLFormattedError>();
  for (const error of errors) {
    const field = error.path?.[0];
    if (!byField.has(field) || error.path?.length === 1) byField.set(field, error);
  }
  return new Set(byField.values());
}
