import { aDocument, makeContent } from "../../support/content.ts";
import { startSite } from "../../support/site.ts";

const head = "name: Testsite\nid: testsite\ndescription: A site for tests.\n";

/** A `site.yml` with these document types. */
export function siteYml(types: string): string {
  return `${head}types:\n${types}`;
}

/** The types with which the site starts: one is added, one removed. */
export const webinarTypes = `  webinar:
    label: Webinar
    listLabel: Webinars
    listPath: /webinars
    lead: Recordings with transcripts.
    empty: { title: No webinars yet }
    schemaType: VideoObject
    priority: 0.9
  sop: false
`;

/** A site whose content folder has a type of its own, and documents of a type that it removed. */
export async function startSiteWithWebinars() {
  const content = await makeContent({
    "site.yml": siteYml(webinarTypes),
    "article/first.md": aDocument({ subject: "First words", body: "About [zones](../webinar/zones.md)." }),
    "webinar/zones.md": aDocument({ subject: "Zones on film", tags: "[dns]", body: "A recording about delegation." }),
    "sop/rotate.md": aDocument({ subject: "Rotate keys", body: "Steps about delegation." }),
  });
  const site = await startSite({ CONTENT_DIR: content.dir });
  return {
    url: site.url,
    content,
    [Symbol.asyncDispose]: async () => {
      await site[Symbol.asyncDispose]();
      await content[Symbol.asyncDispose]();
    },
  };
}

/** The status and the text at an address. */
export async function get(site: { readonly url: string }, path: string) {
  const response = await fetch(site.url + path, { redirect: "manual" });
  return { status: response.status, text: await response.text() };
}
