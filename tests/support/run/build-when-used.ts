import type { Plugin } from "vite";
import type { VitestPluginContext } from "vitest/node";
import { ensureBuild } from "../../../gateway/pages/build/build.ts";
import { buildPrograms } from "../programs/build-programs.ts";
import { root, startBundles } from "../programs/entries.ts";
import { once } from "./once.ts";

/** A module that names the client's build, or a program that serves it. */
const usesClient = /build-folders\.ts|dist\/client|gateway\/(?:main\.ts|start\.mjs)|npm-process\.ts/;

const buildClientOnce = once(() => ensureBuild(root, (line) => console.log(line)));
const buildProgramsOnce = once(buildPrograms);

/** Whether a module uses what is built. */
function isBuiltFor(code: string, id: string): boolean {
  return !id.includes("/node_modules/") && (usesClient.test(code) || startBundles(code, id) !== code);
}

/**
 * Builds the client, and the bundles of the programs that tests start, before the first module is loaded that uses them: once a run, where their
 * sources have changed. Files that load no such module wait for neither.
 */
export const buildWhenUsed = {
  name: "build-when-used",
  enforce: "pre",
  // A module that Vitest takes from its cache is not transformed: nothing would be built, and tests would start what was built before a change.
  configureVitest({ defineCacheKeyGenerator }: Pick<VitestPluginContext, "defineCacheKeyGenerator">) {
    defineCacheKeyGenerator(({ id, sourceCode }) => (isBuiltFor(sourceCode, id) ? false : undefined));
  },
  async transform(code, id) {
    if (id.includes("/node_modules/")) return null;
    if (usesClient.test(code)) await buildClientOnce();
    const started = startBundles(code, id);
    if (started !== code) await buildProgramsOnce();
    return started;
  },
} satisfies Plugin;
