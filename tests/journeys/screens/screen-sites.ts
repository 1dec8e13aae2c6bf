import { hangBeforeHeaders, json } from "../../support/fakes/fake-backend-answers.ts";
import type { FakeAnswer } from "../../support/fakes/fake-answer.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import type { FakeSite } from "../../support/fakes/fake-site.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";
import { typeIds } from "../../support/site-types.ts";

/** The public address of the screen table's sites. */
export const siteUrl = "https://docs.example.com";

const settings = { SITE_URL: siteUrl };

/** One document of each type, and the one that the docs reader opens with. */
export const documents = [
  ...typeIds.map((docType) => {
    const name = docType.replaceAll("-", " ");
    return aWireDocument({
      slug: `${docType}-words`,
      docType,
      subject: `${name.charAt(0).toUpperCase()}${name.slice(1)} words`,
    });
  }),
  aWireDocument({
    slug: "what-does-testsite-provide",
    docType: "knowledge-base",
    subject: "What does Testsite provide?",
  }),
];

/** A site on a backend with one document of each type. */
export function startFullSite(routes: Readonly<Record<string, FakeAnswer>> = {}): Promise<FakeSite> {
  return startFakeSite({ documents, settings, routes });
}

/** A site on an empty backend. */
export function startEmptySite(): Promise<FakeSite> {
  return startFakeSite({
    documents: [],
    settings,
    routes: { [calls.authors]: json({ results: [] }), [`${calls.sitemap}sitemap/`]: json({ sitemap: { links: [] } }) },
  });
}

/** A site on a backend that answers every call with an error. */
export function startFailingSite(): Promise<FakeSite> {
  return startFakeSite({ settings, routes: { "/": json({ message: "Error at /srv/app.js" }, { status: 500 }) } });
}

/** A site on a backend that accepts every call and never answers. */
export function startHangingSite(): Promise<FakeSite> {
  return startFakeSite({
    settings: { ...settings, LIMIT_DRAIN_MS: "100" },
    routes: { "/": hangBeforeHeaders },
  });
}
