import type { SettingProblem } from "../../backend/config.ts";

/**
 * What is wrong with the settings of the embedded backend: its own parser says so, before anything is started. Nothing where the operator
 * has a backend of their own, whose settings are none of ours.
 */
export const findBackendProblems = async (
  environment: Readonly<Record<string, string>>,
): Promise<readonly SettingProblem[]> => {
  if (environment["DOCS_API_URL"]) return [];
  const { findSettingProblems } = await import("../../backend/config.ts");
  return findSettingProblems({ ...environment, SITE_URL: environment["SITE_URL"] || whatSiteUrlWillBe });
};

/** The gateway tells the backend where the site is, also where nobody has set it. */
const whatSiteUrlWillBe = "http://localhost";
