import type { SettingProblem } from "../../backend/settings.ts";
import { givenSettings } from "../../processes/given-settings.ts";

/**
 * Problems in the settings of the embedded backend, found by its own parser before anything is started. None if the operator has their own backend.
 */
export async function findBackendProblems(
  environment: Readonly<Record<string, string>>,
): Promise<readonly SettingProblem[]> {
  const given = givenSettings(environment);
  if (given["DOCS_API_URL"] !== undefined) return [];
  const { findSettingProblems } = await import("../../backend/settings.ts");
  return findSettingProblems({ SITE_URL: placeholderSiteUrl, ...given });
}

/** Replaces an unset `SITE_URL`, since the gateway always passes one to the backend. */
const placeholderSiteUrl = "http://localhost";
