import { hangBeforeHeaders, json } from "../../support/fake-backend-answers.ts";
import type { FakeAnswer } from "../../support/fake-backend.ts";
import { calls, startFakeSite } from "../../support/fake-site.ts";
import type { FakeSite } from "../../support/fake-site.ts";
import { aWireDocument } from "../../support/wire-documents.ts";

/** The public address of the sites of the screen table. */
export const siteUrl = "https://docs.example.com";

const settings = { SITE_URL: siteUrl };

const docTypes = [
  "article",
  "blog",
  "news",
  "press-release",
  "white-paper",
  "case-study",
  "sop",
  "how-to",
  "knowledge-base",
  "api",
  "glossary",
  "tou",
  "privacy-policy",
];

/** One document of each kind, and the one that the docs reader opens with. */
export const documents = [
  ...docTypes.map((docType) => {
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

/** On a backend that has something of everything. */
export const startFullSite = (routes: Readonly<Record<string, FakeAnswer>> = {}): Promise<FakeSite> =>
  startFakeSite({ documents, settings, routes });

/** On a backend that has nothing of anything. */
export const startEmptySite = (): Promise<FakeSite> =>
  startFakeSite({
    documents: [],
    settings,
    routes: { [calls.authors]: json({ results: [] }), [`${calls.sitemap}sitemap/`]: json({ sitemap: { links: [] } }) },
  });

/** On a backend that answers with errors alone. */
export const startFailingSite = (): Promise<FakeSite> =>
  startFakeSite({ settings, routes: { "/": json({ message: "Error at /srv/app.js" }, { status: 500 }) } });

/** On a backend that takes every call and never answers, longer than any test waits. */
export const startHangingSite = (): Promise<FakeSite> =>
  startFakeSite({
    settings: {
      ...settings,
      LIMIT_UPSTREAM_TOTAL_MS: "100000",
      LIMIT_UPSTREAM_SITEMAP_MS: "100000",
      LIMIT_PAGE_TOTAL_MS: "100000",
      LIMIT_DRAIN_MS: "100",
    },
    routes: { "/": hangBeforeHeaders },
  });
