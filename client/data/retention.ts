import type { ApolloCache, DocumentNode, OperationVariables } from "@apollo/client";
import { argumentsObjectFromField, getMainDefinition } from "@apollo/client/utilities/internal";
import { Kind } from "graphql";
import type { FieldNode, SelectionNode } from "graphql";
import type { Failures } from "./failures.ts";

interface RootField {
  readonly fieldName: string;
  readonly args: Readonly<Record<string, unknown>>;
}

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

  const leave = (key: string, field: RootField, waitMs: number): void => {
    const left = (users.get(key) ?? 1) - 1;
    if (left > 0) return void users.set(key, left);
    users.delete(key);
    timers.set(key, setTimeout(() => drop(key, field), waitMs));
  };

  const drop = (key: string, { fieldName, args }: RootField): void => {
    timers.delete(key);
    cache.evict({ id: "ROOT_QUERY", fieldName, ...(Object.keys(args).length > 0 ? { args } : {}) });
    cache.gc();
  };

  return {
    retain: (document, variables) => {
      const fields = rootFieldsOf(document, variables).map((field) => ({ field, key: JSON.stringify(field) }));
      for (const { key } of fields) use(key);
      return () => {
        const waitMs = Object.keys(failures.of(document, variables)).length > 0 ? 0 : afterMs;
        for (const { key, field } of fields) leave(key, field, waitMs);
      };
    },
  };
};

/** The fields of the root query that a query reads, with the arguments that its variables give them. */
const rootFieldsOf = (document: DocumentNode, variables: OperationVariables): readonly RootField[] => {
  const { selectionSet } = getMainDefinition(document);
  return selectionSet.selections.filter(isField).filter(({ name }) => name.value !== "__typename").map((field) => ({
    fieldName: field.name.value,
    args: Object.fromEntries(Object.entries(argumentsObjectFromField(field, variables) ?? {})),
  }));
};

const isField = (selection: SelectionNode): selection is FieldNode => selection.kind === Kind.FIELD;
