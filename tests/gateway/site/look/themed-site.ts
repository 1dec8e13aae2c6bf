import { makeContent } from "../../../support/content.ts";
import { startFakeSite } from "../../../support/fakes/fake-site.ts";

/** A site with this `site.yml` and further files of its content folder. */
export async function startThemed(siteYml: string, files: Readonly<Record<string, string>> = {}) {
  const content = await makeContent({ "site.yml": siteYml, ...files });
  const site = await startFakeSite({ settings: { CONTENT_DIR: content.dir } });
  return {
    site,
    content,
    [Symbol.asyncDispose]: async () => {
      await site[Symbol.asyncDispose]();
      await content[Symbol.asyncDispose]();
    },
  };
}

/** A picture of one colour. */
export function aLogo(colour: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 32"><rect width="120" height="32" fill="${colour}"/></svg>`;
}
