import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fetchFindings } from "./backend.ts";
import { examine } from "./health.ts";
import { toPage } from "./page.ts";
import { ReportError, readReportSettings } from "./config.ts";

/**
 * Writes a report on the content as one HTML page: `npm run report [-- file]`. Prints its path and exits with 0, or prints the error and exits with
 * 2.
 */
try {
  const settings = readReportSettings(process.argv[2]);
  const findings = await fetchFindings(settings);
  const nowMs = Date.now();
  const page = toPage({
    settings,
    findings,
    health: examine(findings, { staleMonths: settings.staleMonths, types: settings.types, nowMs }),
    nowMs,
  });
  mkdirSync(dirname(settings.output), { recursive: true });
  writeFileSync(settings.output, page);
  process.stdout.write(`${settings.output}\n`);
} catch (error) {
  if (!(error instanceof ReportError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
