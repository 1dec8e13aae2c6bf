import { openSiteFiles } from "../../../../gateway/site/site-files.ts";
import type { SiteFiles } from "../../../../gateway/site/site-files.ts";
import type { TestContent } from "../../../support/content.ts";

/** No settings, except the address. */
export const overrides = { name: null, id: null, url: "https://docs.example", loginUrl: null, certificationUrl: null };

/** Site files with the number of change notifications, and the problems reported last. */
export async function openFiles(content: TestContent) {
  let changes = 0;
  let problems: readonly string[] = [];
  const files: SiteFiles = await openSiteFiles({
    contentDir: content.dir,
    overrides,
    onChanged: () => (changes += 1),
    onNoticed: () => undefined,
    onGone: () => undefined,
    onProblems: (reported) => (problems = reported.map(({ file, line, message }) => `${file}:${line} ${message}`)),
  });
  return { site: files.site, changes: () => changes, problems: () => problems, [Symbol.dispose]: files.stop };
}
