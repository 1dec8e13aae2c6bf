import { makeContent } from "../../support/content.ts";
import { exchange } from "../../support/exchange.ts";
import { startFakeSite } from "../../support/fakes/fake-site.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";

/** A site with a content folder of its own, whose pages are read as a browser reads them. */
export async function startOwnSite(files: Readonly<Record<string, string>>, documents = [aWireDocument()]) {
  const content = await makeContent(files);
  const site = await startFakeSite({ documents, settings: { CONTENT_DIR: content.dir } });
  return {
    site,
    content,
    page: async (path: string) => {
      const { status, body } = await exchange(site, path, { headers: { accept: "text/html" } });
      return { status, text: body.toString() };
    },
    [Symbol.asyncDispose]: async () => {
      await site[Symbol.asyncDispose]();
      await content[Symbol.asyncDispose]();
    },
  };
}
