import { expect, test } from "vitest";
import { z } from "zod";
import { ask } from "../../support/ask.ts";
import { makeContent } from "../../support/content.ts";
import { eventually } from "../../support/eventually.ts";
import { exchange } from "../../support/exchange.ts";
import { startFakeSite } from "../../support/fakes/fake-site.ts";
import type { FakeSite } from "../../support/fakes/fake-site.ts";

const query =
  "{ site { navigation { header { label url items { label url } } footer { heading links { label url } } login { label url } } } }";

const Link = z.object({ label: z.string(), url: z.string().nullable() });
const Answer = z.object({
  site: z.object({
    navigation: z.object({
      header: z.array(Link.extend({ items: z.array(Link) })),
      footer: z.array(z.object({ heading: z.string(), links: z.array(Link) })),
      login: Link.nullable(),
    }),
  }),
});

async function navigationOf(site: FakeSite) {
  return Answer.parse((await ask(site, query)).data).site.navigation;
}

async function startWith(siteYml: string, settings: Readonly<Record<string, string>> = {}) {
  const content = await makeContent({ "site.yml": siteYml });
  const site = await startFakeSite({ settings: { CONTENT_DIR: content.dir, ...settings } });
  return {
    site,
    content,
    [Symbol.asyncDispose]: async () => {
      await site[Symbol.asyncDispose]();
      await content[Symbol.asyncDispose]();
    },
  };
}

test("the preset help-centre has the links of the specification (sections 2 and 8 of its decisions)", async () => {
  await using started = await startWith("name: Testsite\nid: testsite\n");
  const { header, footer, login } = await navigationOf(started.site);
  expect(header.map(({ label, url }) => [label, url])).toEqual([
    ["Home", "/"],
    ["Articles", "/articles"],
    ["Blogs", "/blog"],
    ["Authors", "/authors"],
    ["Docs", null],
  ]);
  expect(header[4]?.items).toEqual([
    { label: "Documentation", url: "/docs" },
    { label: "How-To Guide", url: "/how-to" },
    { label: "Knowledge Base", url: "/knowledge-base" },
    { label: "API Documentation", url: "/api" },
    { label: "Glossary", url: "/glossary" },
  ]);
  expect(footer).toEqual([
    {
      heading: "Company",
      links: [
        { label: "About", url: "/about" },
        { label: "Team", url: "/authors" },
        { label: "Contact Us", url: "/contact" },
        { label: "Changelog", url: "/changelog" },
      ],
    },
    {
      heading: "Resources",
      links: [
        { label: "Blogs", url: "/blog" },
        { label: "News", url: "/news" },
        { label: "Press Release", url: "/press-release" },
        { label: "Case Studies", url: "/case-study" },
        { label: "FAQs", url: "/faq" },
        { label: "White Papers", url: "/white-paper" },
      ],
    },
    {
      heading: "Support",
      links: [
        { label: "How-To Guide", url: "/how-to" },
        { label: "Knowledge Base", url: "/knowledge-base" },
        { label: "API Documentation", url: "/api" },
        { label: "Certification", url: null },
      ],
    },
    {
      heading: "General",
      links: [
        { label: "Terms & Conditions", url: "/legal/terms" },
        { label: "Privacy Policy", url: "/legal/privacy" },
        { label: "Glossary", url: "/glossary" },
        { label: "SOP", url: "/sop" },
      ],
    },
  ]);
  expect(login).toEqual({ label: "Log in", url: null });
});

test("settings give links their addresses, or another one", async () => {
  const settings = { LOGIN_URL: "https://app.example/login", CERTIFICATION_URL: "https://learn.example/course" };
  await using preset = await startWith("name: Testsite\nid: testsite\n", settings);
  const { footer, login } = await navigationOf(preset.site);
  expect(login).toEqual({ label: "Log in", url: settings.LOGIN_URL });
  expect(footer[2]?.links.at(-1)).toEqual({ label: "Certification", url: settings.CERTIFICATION_URL });
  await using own = await startWith(
    "name: Testsite\nid: testsite\nnavigation: { login: { label: Sign in, to: /contact } }\n",
    { LOGIN_URL: settings.LOGIN_URL },
  );
  expect((await navigationOf(own.site)).login).toEqual({ label: "Sign in", url: settings.LOGIN_URL });
});

const own = `
name: Testsite
id: testsite
types:
  webinar: { label: Webinar, listLabel: Webinars, listPath: /webinars }
  sop: false
navigation:
  header:
    - { label: Start with $website, to: / }
    - { type: sop }
    - { label: All recordings, type: webinar }
    - { label: More, items: [{ type: sop }, { label: Status, to: "https://status.example" }] }
    - { label: Gone, items: [{ type: sop }] }
  footer:
    - heading: Read
      links: [{ others: [cards] }, { label: Plain text }]
    - heading: Empty
      links: [{ type: sop }]
  login: false
`;

test("links of one's own: types by id, others in one place, nothing of a type that is off", async () => {
  await using started = await startWith(own);
  const { header, footer, login } = await navigationOf(started.site);
  expect(header).toEqual([
    { label: "Start with Testsite", url: "/", items: [] },
    { label: "All recordings", url: "/webinars", items: [] },
    { label: "More", url: null, items: [{ label: "Status", url: "https://status.example" }] },
  ]);
  expect(footer.map(({ heading }) => heading)).toEqual(["Read"]);
  const labels = footer[0]?.links.map(({ label }) => label);
  expect(labels).toContain("Articles");
  expect(labels).not.toContain("Webinars");
  expect(labels?.at(-1)).toBe("Plain text");
  expect(login).toBeNull();
  const body = (await exchange(started.site, "/")).body.toString();
  expect(body).toContain(">Start with Testsite</a>");
  expect(body).not.toContain("Log in");
});

test("a change shows with the next request; a mistake keeps what was in force", async () => {
  await using started = await startWith("name: Testsite\nid: testsite\n");
  const first = async () => (await navigationOf(started.site)).header[0]?.label;
  expect(await first()).toBe("Home");
  await started.content.write("site.yml", own);
  await eventually(first, (label) => label === "Start with Testsite");
  await started.content.write(
    "site.yml",
    own.replace("type: webinar }", "type: webinars }").replace("name: Testsite", "name: Second"),
  );
  await eventually(
    async () => JSON.stringify((await ask(started.site, "{ site { name } }")).data),
    (data) => data.includes("Second"),
  );
  expect(await first()).toBe("Start with Second");
});
