import { expect, test } from "vitest";
import { ask } from "../../support/ask.ts";
import { makeContent } from "../../support/content.ts";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";

const siteYml = `
name: Testsite
id: testsite
description: A site for tests.
defaultDocument: first-words
legalOwner: Somebody
contactEmail: help@testsite.example
social: { x: https://x.com/testsite, linkedin: https://www.linkedin.com/company/testsite }
oftenAsked: [{ label: First, path: /article/first-words }]
topics:
  - { name: Names, description: All about names., icon: globe, category: Names }
  - { name: Other, description: Nothing yet., icon: globe, category: Other things }
`;
const changelogYml = `
- { date: 2026-01-02, title: Older, type: New, description: It came. }
- { date: 2026-03-04, title: Newer, type: Improved, description: It grew., linkText: Read, linkUrl: /article/first-words }
`;
const faqYml = `- { question: "What is it?", answer: "A test." }\n- { question: "What else?", answer: "Nothing.", group: More }`;

const everything = `{ site {
  name id description url defaultDocument legalOwner contactEmail loginUrl certificationUrl socialLinks { network url } oftenAsked { label path }
  topics { name description icon path count } changelog { date title type description linkText linkUrl } faq { question answer group }
} }`;

test("site data come from the site's files and the settings", async () => {
  await using content = await makeContent({ "site.yml": siteYml, "changelog.yml": changelogYml, "faq.yml": faqYml });
  await using site = await startFakeSite({
    settings: { CONTENT_DIR: content.dir, SITE_URL: "https://docs.example/", LOGIN_URL: "https://app.example/login" },
  });
  const { data, errors } = await ask(site, everything);
  expect(errors).toEqual([]);
  expect(data?.site).toEqual({
    name: "Testsite",
    id: "testsite",
    description: "A site for tests.",
    url: "https://docs.example",
    defaultDocument: "first-words",
    legalOwner: "Somebody",
    contactEmail: "help@testsite.example",
    loginUrl: "https://app.example/login",
    certificationUrl: null,
    socialLinks: [
      { network: "X", url: "https://x.com/testsite" },
      { network: "LINKEDIN", url: "https://www.linkedin.com/company/testsite" },
    ],
    oftenAsked: [{ label: "First", path: "/article/first-words" }],
    topics: [
      { name: "Names", description: "All about names.", icon: "globe", path: "/category/names", count: 1 },
      { name: "Other", description: "Nothing yet.", icon: "globe", path: "/category/other-things", count: null },
    ],
    changelog: [
      {
        date: "2026-03-04T00:00:00Z",
        title: "Newer",
        type: "IMPROVED",
        description: "It grew.",
        linkText: "Read",
        linkUrl: "/article/first-words",
      },
      {
        date: "2026-01-02T00:00:00Z",
        title: "Older",
        type: "NEW",
        description: "It came.",
        linkText: null,
        linkUrl: null,
      },
    ],
    faq: [
      { question: "What is it?", answer: "A test.", group: null },
      { question: "What else?", answer: "Nothing.", group: "More" },
    ],
  });
});

test("settings override site.yml, and the id is part of the backend's paths", async () => {
  await using site = await startFakeSite({ settings: { SITE_NAME: "Other name", SITE_ID: "other" } });
  expect((await ask(site, "{ site { name id } robots { content } }")).data?.site).toEqual({
    name: "Other name",
    id: "other",
  });
  expect(site.backend.calls.map(({ url }) => url)).toEqual(["/docs/robots/other"]);
});

test("site data need no backend, except the document counts of topics", async () => {
  await using content = await makeContent({ "site.yml": siteYml });
  await using site = await startFakeSite({
    settings: { CONTENT_DIR: content.dir },
    routes: { [calls.categories]: json({}, { status: 500 }) },
  });
  const { data, errors } = await ask(site, "{ site { name topics { name count } } }");
  expect(data?.site).toEqual({
    name: "Testsite",
    topics: [
      { name: "Names", count: null },
      { name: "Other", count: null },
    ],
  });
  expect(errors).toMatchObject([{ path: ["site", "topics", 0, "count"] }, { path: ["site", "topics", 1, "count"] }]);
});
