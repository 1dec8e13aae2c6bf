import { makeContent } from "../support/content.ts";
import type { TestContent } from "../support/content.ts";
import { startSite } from "../support/site.ts";
import type { TestSite } from "../support/site.ts";

/** Starts a site of these files, by their paths in the content folder; they are removed when it ends. */
export async function startContentSite(files: Readonly<Record<string, string>>): Promise<TestSite> {
  return startSiteOf(await makeContent(files));
}

/** Starts a site of a content folder, which is removed when it ends. */
export async function startSiteOf(content: TestContent): Promise<TestSite> {
  const site = await startSite({ CONTENT_DIR: content.dir });
  return {
    ...site,
    [Symbol.asyncDispose]: async () => {
      await site[Symbol.asyncDispose]();
      await content[Symbol.asyncDispose]();
    },
  };
}
