import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { CanvasKit } from "canvaskit-wasm";

const folder = dirname(fileURLToPath(import.meta.resolve("canvaskit-wasm/bin/canvaskit.js")));

const isInit = (
  value: unknown,
): value is (options: { readonly locateFile: (file: string) => string }) => Promise<CanvasKit> =>
  typeof value === "function";

let loading: Promise<CanvasKit> | null = null;

/** Loads Skia as WebAssembly: the same on every system, without a build. Its objects have to be deleted. */
export const loadCanvasKit = (): Promise<CanvasKit> => (loading ??= load());

const load = (): Promise<CanvasKit> => {
  const init: unknown = createRequire(import.meta.url)("canvaskit-wasm");
  if (!isInit(init))
    throw new Error("The package canvaskit-wasm does not export a function any more; look at gateway/cards/canvas.ts.");
  return init({ locateFile: (file) => join(folder, file) });
};

/** Runs a piece of work and deletes what it made, in any case. */
export const withDeleted = <T>(
  work: (keep: <Made extends { readonly delete: () => void }>(made: Made) => Made) => T,
): T => {
  const made: { readonly delete: () => void }[] = [];
  try {
    return work((one) => {
      made.push(one);
      return one;
    });
  } finally {
    for (const one of made.reverse()) one.delete();
  }
};
