import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import { benchFile } from "./measure/measured-process.ts";

/** A folder of the bench with packages of its own: they are no dependencies of the project, and are installed on first use. */
export type PackageFolder = "." | "docs-sites";

const Declared = z.object({ dependencies: z.record(z.string(), z.string()) });

/** Whether every package that a folder declares is there. */
export function hasPackages(folder: PackageFolder): boolean {
  const { dependencies } = Declared.parse(JSON.parse(readFileSync(benchFile(`${folder}/package.json`), "utf8")));
  return Object.keys(dependencies).every((name) =>
    existsSync(benchFile(`${folder}/node_modules/${name}/package.json`)),
  );
}

/** Installs a folder's packages as its lockfile has them. */
export function installPackages(folder: PackageFolder): void {
  execFileSync("npm", ["ci"], { cwd: benchFile(folder), stdio: ["ignore", "ignore", "inherit"] });
}
