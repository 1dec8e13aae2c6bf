import { openSiteFiles } from "../../../../gateway/site/site-files.ts";
import type { SiteFiles } from "../../../../gateway/site/site-files.ts";
import type { TestContent } from "../../../support/content.ts";

/** No settings, except the address. */
export const overrides = { name: null, id: null, url: "https://docs.example", loginUrl: null, certificationUrl: null };

/** Site files, and what was told about them. */
export async function openFiles(content: TestContent) {
  let changes = 0;
  let problems: readonly string[] = [];
  let notices = 0;
  const names = new Set<string>();
  const files: SiteFiles = await openSiteFiles({
    contentDir: content.dir,
    overrides,
    onChanged: () => {
      changes += 1;
      names.add(files.site().name);
    },
    onNoticed: (isPending) => (notices += isPending ? 1 : 0),
    onGone: () => undefined,
    onProblems: (reported) => (problems = reported.map(({ file, line, message }) => `${file}:${line} ${message}`)),
  });
  return {
    site: files.site,
    changes: () => changes,
    problems: () => problems,
    /** How often something was noticed. */
    notices: () => notices,
    /** Every name that the site has got. */
    names: (): readonly string[] => [...names],
    [Symbol.dispose]: files.stop,
  };
}
