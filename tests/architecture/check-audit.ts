import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { z } from "zod";

/**
 * Audits the packages that ship against the registry's advisories and fails on any finding. When the registry cannot be reached, nothing is audited
 * and the check passes.
 */
const root = fileURLToPath(new URL("../..", import.meta.url));
const longestMs = 30_000;

const Audit = z.object({
  vulnerabilities: z.record(z.string(), z.object({ name: z.string(), severity: z.string(), range: z.string() })),
  metadata: z.object({ dependencies: z.object({ prod: z.number() }) }),
});

const args = ["audit", "--omit=dev", "--json", "--fetch-retries=0", "--fetch-timeout=10000"];
const { stdout } = spawnSync("npm", args, { cwd: root, encoding: "utf8", timeout: longestMs });
const audit = Audit.safeParse(parsed(stdout));
if (audit.success) {
  const found = Object.values(audit.data.vulnerabilities);
  for (const { name, severity, range } of found)
    console.error(`${name} ${range}: ${severity}. See "npm audit --omit=dev".`);
  console.log(
    `${audit.data.metadata.dependencies.prod} packages that ship audited, ${found.length} known to be unsafe.`,
  );
  process.exitCode = found.length > 0 ? 1 : 0;
} else {
  console.log("The registry could not be asked which packages are known to be unsafe: not audited.");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
