import { fileURLToPath } from "node:url";
import { startSite } from "../support/site.ts";
import type { TestSite } from "../support/site.ts";

/** The sites of this folder: none of them knows the demonstration. */
export const siteNames = ["acme-de", "arabic"] as const;
export type SiteName = (typeof siteNames)[number];

/** The content folder of a site. */
export function folderOf(name: SiteName): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

/** Starts a site with its embedded backend. */
export function startTestSite(name: SiteName): Promise<TestSite> {
  return startSite({ CONTENT_DIR: folderOf(name), SITE_URL: "https://docs.example" });
}
