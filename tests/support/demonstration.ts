import { askForDemonstration } from "./run/shared.ts";
import type { ServedSite } from "./run/shared.ts";

const served = await askForDemonstration();

/** The demonstration shared by all files of the run, for tests that neither modify it nor test its allowances. Files that import this start it. */
export function demonstration(): ServedSite {
  return served;
}
