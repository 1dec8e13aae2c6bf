import { readFileSync } from "node:fs";
import { checkLock } from "./dependency-rules.ts";

/** Fewer packages mean that the lockfile was not read, and the check would find nothing. */
const leastPackages = 100;

const lockfiles = [
  { file: "package-lock.json", ships: true },
  { file: "bench/package-lock.json", ships: false },
] as const;

for (const { file, ships } of lockfiles) {
  const { packages, problems } = checkLock(
    JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), "utf8")),
    { ships },
  );
  for (const problem of problems) console.error(`${file}, ${problem}`);
  console.log(`${file}: ${packages} packages checked, ${problems.length} problems.`);
  if (problems.length > 0 || packages < leastPackages) process.exitCode = 1;
}
