import type { SettingProblem } from "../../backend/settings.ts";

/**
 * Problems in the settings of the embedded backend, found by its own parser before anything is started. None if the operator has their own backend.
 */
export async function findBackendProblems(
  environment: Readonly<Record<string, string>>,
): Promise<readonly SettingProblem[]> {
  if (environment["DOCS_API_URL"]) return [];
  const { findSettingProblems } = await import("../../backend/settings.ts");
  return findSettingProblems({ ...environment, SITE_URL: environment["SITE_URL"] || placeholderSiteUrl });
}

/** Replaces an unset `SITE_URL`, since the gateway always passes one to the backend. */
const placeholderSiteUrl = "http://localhost";
