import type { DocumentNode, InMemoryCache, OperationVariables } from "@apollo/client";
import type { Failures } from "./failures.ts";
import { rootFieldsOf } from "./root-fields.ts";
import type { RootField } from "./root-fields.ts";

/** How long an unused result is kept (specification, sections 4 and 9). */
export const retentionMs = 60_000;

/** Keeps results while they are used, and drops them 60 seconds after the last use. */
export interface Retention {
  /** Marks the root fields of a query as used. Call the returned function when they no longer are. */
  readonly retain: (document: DocumentNode, variables: OperationVariables) => () => void;
}

/**
 * Counts the users of every root field with its arguments, and evicts the field `afterMs` after the last one has left. A
 * failed field is evicted at once, so that the next visit fetches it again. `cache.gc()` alone never drops what the root
 * query reaches, and what was read from dropped results stays memoised (up to 50,000 objects of them) until it is told to reset: once
 * nothing waits to be dropped any more, because the page's own results are then read anew.
 */
export function createRetention(cache: InMemoryCache, failures: Failures, afterMs: number = retentionMs): Retention {
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
    cache.gc({ resetResultCache: timers.size === 0 });
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
}
