import { createRequire } from "node:module";
import type Temml from "temml";

let temml: typeof Temml | null = null;

/** Loaded with the first formula: most texts have none. */
function load(): typeof Temml {
  return (temml ??= createRequire(import.meta.url)("temml"));
}

/** Writes a formula as MathML, with its source in it. @throws Error for one that cannot be read. */
export function toMathml(tex: string, displayMode: boolean): string {
  return load().renderToString(tex, { displayMode, annotate: true, throwOnError: true, trust: false, maxExpand: 500 });
}
