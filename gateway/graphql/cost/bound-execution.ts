import { defaultFieldResolver, getNamedType, isLeafType } from "graphql";
import type { GraphQLFieldResolver, GraphQLResolveInfo, GraphQLSchema } from "graphql";
import type { GatewayContext } from "../context.ts";
import type { Budget } from "./budget.ts";
import { fieldsOf } from "./cost-rules.ts";
import { fieldsOfItem } from "./item-fields.ts";
import type { Turns } from "./turns.ts";

/** About so many fields of a list's items are worked on in one go; the others wait for later turns. */
const fieldsAtOnce = 200;

type Resolve = GraphQLFieldResolver<unknown, GatewayContext>;

/**
 * Bounds every execution of a schema whose context has a budget: each field counts, long work gives way to others between two fields or two items of a
 * list, and an execution that exceeds its budget stops. Executions without a budget go on as before.
 */
export const boundExecution = (schema: GraphQLSchema, turns: Turns): GraphQLSchema => {
  for (const { field } of fieldsOf(schema)) {
    const resolve: Resolve = field.resolve ?? defaultFieldResolver;
    const isLeaf = isLeafType(getNamedType(field.type));
    field.resolve = (source: unknown, args, context: GatewayContext, info) => {
      const { budget } = context;
      if (budget === null) return resolve(source, args, context, info);
      if (!budget.takeFields(1, info.fieldName)) return budget.never;
      const go = (): unknown => resolve(source, args, context, info);
      // Values are quick, and waiting for each would take more than they do.
      const mayGoOn = isLeaf || turns.hasRoomFor(1);
      if (mayGoOn) turns.count();
      const resolved = mayGoOn ? go() : later(1, go, budget, turns);
      return isPromise(resolved)
        ? resolved.then((value) => completed(value, isLeaf, budget, turns, info))
        : completed(resolved, isLeaf, budget, turns, info);
    };
  }
  return schema;
};

/** Goes on in a later turn that has room for so many fields, where the execution still does. */
const later = (fields: number, go: () => unknown, budget: Budget, turns: Turns): Promise<unknown> =>
  turns.wait(budget, fields).then(() => (budget.problem() === null ? go() : budget.never));

const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise;

/** A resolved value as the execution goes on with it. */
const completed = (
  value: unknown,
  isLeaf: boolean,
  budget: Budget,
  turns: Turns,
  info: GraphQLResolveInfo,
): unknown => {
  const { fieldName, path } = info;
  if (budget.problem() !== null) return budget.never;
  if (isLeaf) return budget.takeBytes(String(path.key).length + sizeOf(value), fieldName) ? value : budget.never;
  if (!Array.isArray(value) || value.length === 0) return value;
  if (value.length > fieldsAtOnce && !budget.hasRoomFor(value.length)) {
    budget.exceed(fieldName);
    return budget.never;
  }
  const perItem = fieldsOfItem(info);
  const itemsAtOnce = Math.max(1, Math.floor(fieldsAtOnce / perItem));
  const begin = (): unknown => inTurns(value, itemsAtOnce, () => turns.wait(budget, itemsAtOnce * perItem));
  const first = Math.min(value.length, itemsAtOnce) * perItem;
  return turns.hasRoomFor(first) ? begin() : later(first, begin, budget, turns);
};

/** The first items of a list, and promises of the others: each stretch of them waits for a turn of its own. */
const inTurns = (items: readonly unknown[], itemsAtOnce: number, nextTurn: () => Promise<void>): readonly unknown[] => {
  if (items.length <= itemsAtOnce) return items;
  let turn: Promise<void> = Promise.resolve();
  return items.map((item, place) => {
    if (place < itemsAtOnce) return item;
    if (place % itemsAtOnce === 0) turn = nextTurn();
    return turn.then(() => item);
  });
};

/** About as many characters as a value takes in the answer, with what stands around it. */
const sizeOf = (value: unknown): number => {
  if (typeof value === "string") return value.length + around;
  if (Array.isArray(value)) return value.reduce((sum: number, item: unknown) => sum + sizeOf(item), around);
  return typeof value === "object" && value !== null ? JSON.stringify(value).length + around : around;
};
const around = 8;
