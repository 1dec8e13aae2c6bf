import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { dirname, join } from "node:path";
import { parse, parseExpressionAt } from "acorn";
import type { AnyNode, Program } from "acorn";
import { evaluate, resultOf, scopeOf } from "./evaluate.ts";
import type { Scope } from "./evaluate.ts";
import { isMapping, listAt, valueAt } from "./value.ts";
import type { Value } from "./value.ts";

/**
 * What a JavaScript or TypeScript configuration exports, read without running it: foreign code is never executed. What it computes from anything but
 * data and its own relative imports is undefined. Null if it cannot be parsed.
 */
export function readModule(file: string): Value {
  return unwrapped(resultOf(valueAt(exportsOf(file, new Set()), "default")), 0) ?? null;
}

/** A configuration that goes through a call of a theme or a plugin, such as `extendConfig(config)`: what the call is given, and of several mappings what later ones say. */
function unwrapped(value: Value, depth: number): Value {
  if (depth > 5 || !isMapping(value) || typeof value["call"] !== "string") return value;
  const given = listAt(value, "arguments")
    .map((one) => unwrapped(resultOf(one), depth + 1))
    .filter(isMapping);
  return given.length === 0 ? value : Object.assign({}, ...given);
}

/** What a JavaScript expression says, such as the value of an attribute. Undefined if it is more than data. */
export function readExpression(text: string): Value {
  try {
    return evaluate(parseExpressionAt(text, 0, { ecmaVersion: "latest" }));
  } catch {
    return undefined;
  }
}

type Statements = Program["body"];

function exportsOf(file: string, seen: Set<string>): Value {
  if (seen.has(file) || seen.size > 100) return {};
  seen.add(file);
  try {
    const text = readFileSync(file, "utf8");
    if (file.endsWith(".json")) return { default: JSON.parse(text) };
    const code = file.endsWith("ts") ? stripTypeScriptTypes(text) : text;
    return exported(parse(code, { ecmaVersion: "latest", sourceType: "module", allowHashBang: true }), file, seen);
  } catch {
    return {};
  }
}

function exported({ body }: Program, file: string, seen: Set<string>): Value {
  const scope = scopeOf(body, importsOf(body, file, seen));
  const found: [string, Value][] = [];
  for (const statement of body) {
    if (statement.type === "ExportDefaultDeclaration") found.push(["default", evaluate(statement.declaration, scope)]);
    if (statement.type === "ExportNamedDeclaration")
      for (const name of namesOf(statement.declaration)) found.push([name, scope.find(name)]);
    const assigned = statement.type === "ExpressionStatement" ? commonJsOf(statement.expression) : null;
    if (assigned !== null) found.push(["default", evaluate(assigned, scope)]);
  }
  return Object.fromEntries(found);
}

function namesOf(node: AnyNode | null | undefined): readonly string[] {
  if (node?.type === "FunctionDeclaration") return [node.id?.name ?? ""];
  if (node?.type !== "VariableDeclaration") return [];
  return node.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : []));
}

/** What `module.exports = …` assigns. */
function commonJsOf(node: AnyNode): AnyNode | null {
  if (node.type !== "AssignmentExpression" || node.left.type !== "MemberExpression") return null;
  const { object, property } = node.left;
  const isExports =
    object.type === "Identifier" &&
    object.name === "module" &&
    property.type === "Identifier" &&
    property.name === "exports";
  return isExports ? node.right : null;
}

/** The names that relative imports bring, each file read when one is asked for. */
function importsOf(body: Statements, file: string, seen: Set<string>): Scope {
  const places = new Map<string, readonly [string, string]>();
  for (const statement of body) {
    if (statement.type !== "ImportDeclaration") continue;
    const from = String(statement.source.value);
    if (!from.startsWith(".")) continue;
    for (const { type, local, ...rest } of statement.specifiers) {
      const name = "imported" in rest && rest.imported.type === "Identifier" ? rest.imported.name : "default";
      places.set(local.name, [join(dirname(file), from), type === "ImportSpecifier" ? name : "default"]);
    }
  }
  return {
    find: (name) => {
      const [path, wanted] = places.get(name) ?? [];
      if (path === undefined || wanted === undefined) return undefined;
      const brought = endings
        .map((ending) => exportsOf(`${path}${ending}`, seen))
        .find((one) => Object.keys(one ?? {}).length > 0);
      return resultOf(valueAt(brought, wanted)) ?? valueAt(brought, wanted);
    },
  };
}

const endings = ["", ".ts", ".js", ".mjs", ".mts", ".json", "/index.ts", "/index.js"];
