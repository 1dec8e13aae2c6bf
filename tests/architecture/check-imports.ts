import { fileURLToPath } from "node:url";
import { checkImports } from "./cruise.ts";

/** Fewer modules mean that the tree was not read, and the check would find nothing. */
const leastModules = 2_000;

const { moduleCount, violations } = await checkImports(fileURLToPath(new URL("../..", import.meta.url)));
for (const { rule, from, to } of violations) console.error(`${rule}: ${from} must not import ${to}`);
if (moduleCount < leastModules)
  console.error(`Only ${moduleCount} modules were read, at least ${leastModules} were expected.`);
console.log(`${moduleCount} modules read, ${violations.length} forbidden imports.`);
process.exitCode = violations.length > 0 || moduleCount < leastModules ? 1 : 0;
