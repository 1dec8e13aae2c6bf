import { defaultFieldResolver, getNamedType, isLeafType } from "graphql";
import type { GraphQLFieldResolver, GraphQLResolveInfo, GraphQLSchema } from "graphql";
import type { GatewayContext } from "../context.ts";
import type { Budget } from "./budget.ts";
import { fieldsOf } from "./cost-rules.ts";
import { fieldsOfItem } from "./item-fields.ts";
import type { Turns } from "./turns.ts";

/** How many fields of a list's items run in one batch, approximately; the other items wait for later turns. */
const fieldsAtOnce = 120;

type Resolve = GraphQLFieldResolver<unknown, GatewayContext>;

/**
 * Bounds every execution of a schema whose context has a budget: each field is counted, long work yields to other requests between fields and between
 * list items, and an execution that exceeds its budget stops. Executions without a budget are unaffected.
 */
export function boundExecution(schema: GraphQLSchema, turns: Turns): GraphQLSchema {
  for (const { field } of fieldsOf(schema)) {
    const resolve: Resolve = field.resolve ?? defaultFieldResolver;
    const isLeaf = isLeafType(getNamedType(field.type));
    field.resolve = (source: unknown, args, context: GatewayContext, info) => {
      const { budget } = context;
      if (budget === null) return resolve(source, args, context, info);
      if (!budget.takeFields(1, info.fieldName)) return budget.never;
      const go = (): unknown => resolve(source, args, context, info);
      // Leaf values are cheap: waiting would take longer than resolving them.
      const mayGoOn = isLeaf || turns.hasRoomFor(1);
      if (mayGoOn) turns.count();
      const resolved = mayGoOn ? go() : later(1, go, budget, turns);
      return isPromise(resolved)
        ? resolved.then((value) => completed(value, isLeaf, budget, turns, info))
        : completed(resolved, isLeaf, budget, turns, info);
    };
  }
  return schema;
}

/** Runs `go` in a later turn with room for `fields` fields, unless the execution has been stopped by then. */
function later(fields: number, go: () => unknown, budget: Budget, turns: Turns): Promise<unknown> {
  return turns.wait(budget, fields).then(() => (budget.problem() === null ? go() : budget.never));
}

function isPromise(value: unknown): value is Promise<unknown> {
  return value instanceof Promise;
}

/** What the execution continues with for a resolved value: bytes of leaves are counted, long lists are spread over turns. */
function completed(value: unknown, isLeaf: boolean, budget: Budget, turns: Turns, info: GraphQLResolveInfo): unknown {
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
}

/** The first items of a list, and promises of the others: each batch of them waits for a turn of its own. */
function inTurns(items: readonly unknown[], itemsAtOnce: number, nextTurn: () => Promise<void>): readonly unknown[] {
  if (items.length <= itemsAtOnce) return items;
  let turn: Promise<void> = Promise.resolve();
  return items.map((item, index) => {
    if (index < itemsAtOnce) return item;
    if (index % itemsAtOnce === 0) turn = nextTurn();
    return turn.then(() => item);
  });
}

/** Approximate number of characters of a value in the answer, punctuation included. */
function sizeOf(value: unknown): number {
  if (typeof value === "string") return value.length + overhead;
  if (Array.isArray(value)) return value.reduce((sum: number, item: unknown) => sum + sizeOf(item), overhead);
  return typeof value === "object" && value !== null ? JSON.stringify(value).length + overhead : overhead;
}
const overhead = 8;
