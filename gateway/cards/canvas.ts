import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { CanvasKit } from "canvaskit-wasm";

const folder = dirname(fileURLToPath(import.meta.resolve("canvaskit-wasm/bin/canvaskit.js")));

function isInit(
  value: unknown,
): value is (options: { readonly locateFile: (file: string) => string }) => Promise<CanvasKit> {
  return typeof value === "function";
}

let loading: Promise<CanvasKit> | null = null;

/** Loads Skia as WebAssembly: the same on every system, without a native build. Its objects must be deleted explicitly. */
export function loadCanvasKit(): Promise<CanvasKit> {
  return (loading ??= load());
}

function load(): Promise<CanvasKit> {
  const init: unknown = createRequire(import.meta.url)("canvaskit-wasm");
  if (!isInit(init))
    throw new Error(
      "The package canvaskit-wasm no longer exports a function that cards need; see gateway/cards/canvas.ts.",
    );
  return init({ locateFile: (file) => join(folder, file) });
}

/** Runs `work`, and deletes everything it passed to `keep`, even if it throws. */
export function withDeleted<T>(
  work: (keep: <Made extends { readonly delete: () => void }>(made: Made) => Made) => T,
): T {
  const made: { readonly delete: () => void }[] = [];
  try {
    return work((one) => {
      made.push(one);
      return one;
    });
  } finally {
    for (const one of made.reverse()) one.delete();
  }
}

/** The picture as PNG. */
export function encoded(
  kit: CanvasKit,
  image: ReturnType<NonNullable<ReturnType<CanvasKit["MakeSurface"]>>["makeImageSnapshot"]>,
): Uint8Array {
  const png = image.encodeToBytes(kit.ImageFormat.PNG, 100);
  if (png === null) throw new Error("The canvas cannot write the picture as PNG.");
  return png;
}
