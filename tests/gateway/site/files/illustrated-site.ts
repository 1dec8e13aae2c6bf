import { makeContent } from "../../../support/content.ts";
import { exchange } from "../../../support/exchange.ts";
import { startFakeSite } from "../../../support/fakes/fake-site.ts";
import { openPage } from "../../../support/pages/open-page.ts";
import { startSite } from "../../../support/site.ts";

/** A drawing of a size, as SVG. */
export function drawing(width: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"/>`;
}

/** A site whose own texts have pictures and files: on the embedded backend, or on one of the operator's. */
export async function startIllustrated(backend: "embedded" | "own", files: Readonly<Record<string, string>>) {
  const content = await makeContent(files);
  const settings = { CONTENT_DIR: content.dir };
  const site = backend === "own" ? await startFakeSite({ settings }) : await startSite(settings);
  return {
    site,
    content,
    page: (path: string) => openPage(site, path, { accept: "text/html" }),
    get: (path: string, headers: Readonly<Record<string, string>> = {}, method = "GET") =>
      exchange(site, path, { headers, method }),
    [Symbol.asyncDispose]: async () => {
      await site[Symbol.asyncDispose]();
      await content[Symbol.asyncDispose]();
    },
  };
}

/** What an answer with a file is. */
export function answerOf({ status, headers, body }: Awaited<ReturnType<typeof exchange>>) {
  return [status, headers["content-type"], body.toString()] as const;
}
