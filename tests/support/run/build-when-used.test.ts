import { join } from "node:path";
import { expect, test } from "vitest";
import type { VitestPluginContext } from "vitest/node";
import { root } from "../programs/entries.ts";
import { buildWhenUsed } from "./build-when-used.ts";

type Generator = Parameters<VitestPluginContext["defineCacheKeyGenerator"]>[0];

/** What the cache of Vitest is told of a module: false where it must not have it. */
function keyOf(sourceCode: string, id: string): unknown {
  const generators: Generator[] = [];
  buildWhenUsed.configureVitest({ defineCacheKeyGenerator: (callback) => void generators.push(callback) });
  // @ts-expect-error The environment is not asked for.
  return generators[0]?.({ id, sourceCode, environment: null });
}

test("a module that uses what is built is never taken from the cache of Vitest, any other is", () => {
  const started = (path: string): string => `run(new URL("${path}", import.meta.url));`;
  expect(keyOf(started("../../import/main.ts"), join(root, "tests/import/a.ts"))).toBe(false);
  expect(keyOf(`serve("${["dist", "client"].join("/")}");`, join(root, "tests/gateway/a.ts"))).toBe(false);
  expect(keyOf(started("../../import/note.ts"), join(root, "tests/import/a.ts"))).toBeUndefined();
  expect(keyOf(started("../../import/main.ts"), join(root, "node_modules/a/b.ts"))).toBeUndefined();
});
