import type { ApolloCache, DocumentNode, OperationVariables } from "@apollo/client";
import type { Failures } from "./failures.ts";
import { rootFieldsOf } from "./root-fields.ts";
import type { RootField } from "./root-fields.ts";

/** How long a result that nothing on screen uses is kept (specification, sections 4 and 9). */
export const retentionMs = 60_000;

/** Keeps results while they are used, and drops them 60 seconds after the last use. */
export interface Retention {
  /** Marks the root fields of a query as used. Call the function it gives when they are not any more. */
  readonly retain: (document: DocumentNode, variables: OperationVariables) => () => void;
}

/**
 * Counts the users of every root field with its arguments, and evicts it some time after the last one has gone, a
 * failed one at once: the next visit asks again. `cache.gc()` alone never drops what the root query reaches.
 */
export const createRetention = (cache: ApolloCache, failures: Failures, afterMs: number = retentionMs): Retention => {
  const users = new Map<string, number>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  const use = (key: string): void => {
    clearTimeout(timers.get(key));
    timers.delete(key);
    users.set(key, (users.get(key) ?? 0) + 1);
  };

  const leave = (field: RootField, waitMs: number): void => {
    const { key } = field;
    const left = (users.get(key) ?? 1) - 1;
    if (left > 0) return void users.set(key, left);
    users.delete(key);
    timers.set(
      key,
      setTimeout(() => drop(field), waitMs),
    );
  };

  const drop = ({ key, fieldName, args }: RootField): void => {
    timers.delete(key);
    cache.evict({ id: "ROOT_QUERY", fieldName, ...(Object.keys(args).length > 0 ? { args } : {}) });
    cache.gc();
  };

  return {
    retain: (document, variables) => {
      const fields = rootFieldsOf(document, variables);
      for (const { key } of fields) use(key);
      return () => {
        const waitMs = Object.keys(failures.of(document, variables)).length > 0 ? 0 : afterMs;
        for (const field of fields) leave(field, waitMs);
      };
    },
  };
};
