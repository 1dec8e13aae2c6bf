import type { Findings } from "./backend.ts";
import type { ReportSettings } from "./config.ts";
import type { DocumentHealth } from "./health.ts";

/** The data of a report page. */
export interface PageParts {
  readonly settings: ReportSettings;
  readonly findings: Findings;
  readonly health: readonly DocumentHealth[];
  readonly nowMs: number;
}
