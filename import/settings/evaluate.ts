import type { AnyNode, Program } from "acorn";
import type { Value } from "./value.ts";

/** The names that code can use: each is evaluated when it is asked for. */
export interface Scope {
  readonly find: (name: string) => Value;
}

/** A call that is not followed: the name of what is called, and its arguments. */
export interface Call {
  readonly call: string;
  readonly arguments: readonly Value[];
}

/** A function of the code, which is followed where it is called. */
interface Callable {
  readonly parameters: readonly AnyNode[];
  readonly body: AnyNode;
  readonly scope: Scope;
}

const callables = new WeakSet<object>();
const depthMax = 200;
const nothing: Scope = { find: () => undefined };

/** What an expression says, without running any code. Whatever is more than data is undefined. */
export function evaluate(node: AnyNode, scope: Scope = nothing, depth = 0): Value {
  if (depth > depthMax) return undefined;
  const read = (inner: AnyNode): Value => evaluate(inner, scope, depth + 1);
  switch (node.type) {
    case "Literal":
      return node.value instanceof RegExp || typeof node.value === "bigint" ? undefined : node.value;
    case "TemplateLiteral":
      return node.quasis
        .map(({ value }, index) => {
          const inner = node.expressions[index];
          return (value.cooked ?? value.raw) + (inner === undefined ? "" : asText(read(inner)));
        })
        .join("");
    case "ObjectExpression":
      return Object.fromEntries(node.properties.flatMap((property) => fieldsOf(property, read)));
    case "ArrayExpression":
      return node.elements.flatMap((element) => {
        if (element === null) return [undefined];
        if (element.type !== "SpreadElement") return [read(element)];
        const spread = read(element.argument);
        return Array.isArray(spread) ? spread : [];
      });
    case "Identifier":
      return scope.find(node.name);
    case "MemberExpression":
      return memberOf(read(node.object), node.computed ? read(node.property) : nameOf(node.property));
    case "CallExpression":
      return called(nameOf(node.callee), read(node.callee), node.arguments.map(read), depth);
    case "ConditionalExpression":
      return read(node.consequent) ?? read(node.alternate);
    case "LogicalExpression":
      return read(node.left) || read(node.right);
    case "BinaryExpression":
      return node.operator === "+" ? added(read(node.left), read(node.right)) : undefined;
    case "UnaryExpression":
      return node.operator === "-" && typeof read(node.argument) === "number"
        ? -Number(read(node.argument))
        : undefined;
    case "AwaitExpression":
      return read(node.argument);
    case "ParenthesizedExpression":
      return read(node.expression);
    case "ArrowFunctionExpression":
    case "FunctionExpression":
    case "FunctionDeclaration":
      return callable({ parameters: node.params, body: node.body, scope });
    default:
      return undefined;
  }
}

/** Runs a value that may be a function: what it returns. */
export function resultOf(value: Value): Value {
  return isCallable(value) ? follow(value, [], 0) : value;
}

function fieldsOf(property: AnyNode, read: (node: AnyNode) => Value): [string, Value][] {
  if (property.type === "SpreadElement") {
    const spread = read(property.argument);
    return typeof spread === "object" && spread !== null ? Object.entries(spread) : [];
  }
  if (property.type !== "Property") return [];
  const key = property.computed ? read(property.key) : nameOf(property.key);
  const name = asText(key);
  return name === "" ? [] : [[name, read(property.value)]];
}

function nameOf(node: AnyNode): string | null {
  if (node.type === "Identifier") return node.name;
  if (node.type === "Literal") return String(node.value);
  return node.type === "MemberExpression" ? nameOf(node.property) : null;
}

function memberOf(object: Value, key: Value): Value {
  if (typeof object !== "object" || object === null) return undefined;
  return Object.entries(object).find(([name]) => name === asText(key))?.[1];
}

function added(left: Value, right: Value): Value {
  return typeof left === "string" || typeof right === "string" ? asText(left) + asText(right) : undefined;
}

function asText(value: Value): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** Wrappers such as `defineConfig(…)` give what they are given; other calls are kept by name. */
function called(name: string | null, callee: Value, given: readonly Value[], depth: number): Value {
  if (isCallable(callee)) return follow(callee, given, depth);
  if (name === "resolve" || name === "join") return given.findLast((one) => typeof one === "string");
  if (name !== null && /^(?:define|with)/.test(name)) return resultOf(given.at(0));
  return { call: name ?? "", arguments: given } satisfies Call;
}

function callable(value: Callable): Callable {
  callables.add(value);
  return value;
}

function isCallable(value: Value): value is Callable {
  return typeof value === "object" && value !== null && callables.has(value);
}

function follow({ parameters, body, scope }: Callable, given: readonly Value[], depth: number): Value {
  const own = new Map(parameters.flatMap((node, at) => (node.type === "Identifier" ? [[node.name, given[at]]] : [])));
  const around: Scope = { find: (name) => (own.has(name) ? own.get(name) : scope.find(name)) };
  if (body.type !== "BlockStatement") return evaluate(body, around, depth + 1);
  const local = scopeOf(body.body, around);
  const end = body.body.find((statement) => statement.type === "ReturnStatement");
  return end?.type === "ReturnStatement" && end.argument ? evaluate(end.argument, local, depth + 1) : undefined;
}

/** The names that statements declare, in front of those around them. */
export function scopeOf(statements: Program["body"], around: Scope): Scope {
  const declared = new Map<string, AnyNode>();
  for (const statement of statements) {
    const node = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (node?.type === "FunctionDeclaration" && node.id) declared.set(node.id.name, node);
    if (node?.type === "VariableDeclaration")
      for (const { id, init } of node.declarations) if (id.type === "Identifier" && init) declared.set(id.name, init);
  }
  const known = new Map<string, Value>();
  const scope: Scope = {
    find: (name) => {
      const node = declared.get(name);
      if (node === undefined) return around.find(name);
      if (!known.has(name)) {
        known.set(name, undefined);
        known.set(name, evaluate(node, scope));
      }
      return known.get(name);
    },
  };
  return scope;
}
