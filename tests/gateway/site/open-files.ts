import { openSiteFiles } from "../../../gateway/site/site-files.ts";
import type { SiteFiles } from "../../../gateway/site/site-files.ts";
import type { TestContent } from "../../support/content.ts";

/** No settings, except the address. */
export const overrides = { name: null, id: null, url: "https://docs.example", loginUrl: null, certificationUrl: null };

/** Site files with the number of change notifications, the problems reported last, and what was reported as gone. */
export async function openFiles(content: TestContent) {
  let changes = 0;
  let problems: readonly string[] = [];
  const gone: string[] = [];
  const files: SiteFiles = await openSiteFiles({
    contentDir: content.dir,
    overrides,
    onChanged: () => (changes += 1),
    onNoticed: () => undefined,
    onGone: (what) => void gone.push(what),
    onProblems: (reported) => (problems = reported.map(({ file, line, message }) => `${file}:${line} ${message}`)),
  });
  return {
    site: files.site,
    changes: () => changes,
    problems: () => problems,
    gone: () => gone,
    [Symbol.dispose]: files.stop,
  };
}
