import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { cleanEnvironment } from "../support/clean-environment.ts";

const command = fileURLToPath(new URL("../../report/main.ts", import.meta.url));

/** How a run of `npm run report` ended. */
export interface Run {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs `npm run report` with these settings only. */
export function report(settings: Readonly<Record<string, string>>): Promise<Run> {
  return new Promise((resolve) => {
    const env = cleanEnvironment(settings);
    execFile(process.execPath, ["--disable-warning=ExperimentalWarning", command], { env }, (error, out, err) =>
      resolve({ code: typeof error?.code === "number" ? error.code : 0, out, err }),
    );
  });
}
