import { existsSync } from "node:fs";
import { registerHooks } from "node:module";

/**
 * Preloaded into the programs under test: a process or thread whose entry has been bundled (`bundle-programs.ts`) runs the bundle. Reading one file in
 * place of hundreds halves the CPU time of a start (plain JavaScript, so that nothing is compiled before the bundle).
 */
const root = new URL("../../../", import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    // Only entries have no parent.
    if (context.parentURL !== undefined || !resolved.url.startsWith(root)) return resolved;
    const bundle = new URL(`.data/programs/${resolved.url.slice(root.length).replace(/\.ts$/, ".mjs")}`, root);
    return existsSync(bundle) ? { ...resolved, url: bundle.href, format: "module" } : resolved;
  },
});
