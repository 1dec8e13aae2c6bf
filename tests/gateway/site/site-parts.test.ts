import { expect, test } from "vitest";
import { ask } from "../../support/ask.ts";
import { makeContent } from "../../support/content.ts";
import { eventually } from "../../support/eventually.ts";
import { startFakeSite } from "../../support/fakes/fake-site.ts";
import { startOwnSite } from "./own-site.ts";

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><script>alert(1)</script><path d="M1 1h9"/></svg>';

const site = `name: Acme
id: testsite
social:
  - { label: Mastodon, to: "https://mastodon.social/@acme" }
  - { label: X, to: "https://x.com/acme" }
  - { label: Radio, to: "https://radio.example", icon: theme/radio.svg }
navigation:
  announcement: { text: "$website <b>3</b> is out", to: /about, until: 2099-12-31 }
home:
  art: theme/radio.svg
  sections: [{ kind: page, title: How we work, file: pages/_home.md }]
contact: { email: help@acme.example, phoneCountries: [DE, AT] }
`;

const files = {
  "site.yml": site,
  "theme/radio.svg": icon,
  "pages/_home.md": "We test **everything**.\n\n<script>alert(1)</script>\n",
};

test("profiles of any network, an announcement, a text and a picture of the home page are data", async () => {
  await using started = await startOwnSite(files);
  const { text } = await started.page("/");
  for (const label of ["Mastodon", "X", "Radio"]) expect(text).toContain(`aria-label="${label}"`);
  expect(text).toContain("Acme &lt;b&gt;3&lt;/b&gt; is out");
  expect(text).toContain("<strong>everything</strong>");
  expect(text).not.toMatch(/<script>alert/);
  expect(text.match(/src="\/theme\/[0-9a-f]+\.svg"/g)).toHaveLength(3);
  expect((await started.page("/_home")).status).toBe(404);
  const picture = /\/theme\/[0-9a-f]+\.svg/.exec(text)?.[0] ?? "";
  expect((await started.page(picture)).status).toBe(200);
});

test("an announcement is gone after its last day", async () => {
  await using started = await startOwnSite({
    "site.yml": "name: Acme\nid: testsite\nnavigation:\n  announcement: { text: Old news, until: 2020-01-01 }\n",
  });
  expect((await started.page("/")).text).not.toContain("Old news");
  const { data } = await ask(started.site, "{ site { navigation { announcement { text } } } }");
  expect(data).toEqual({ site: { navigation: { announcement: null } } });
});

test("the form asks for the site's own countries, and takes no others", async () => {
  await using started = await startOwnSite(files);
  const { text } = await started.page("/contact");
  expect(text).toMatch(/<option[^>]*>DE<\/option><option[^>]*>AT<\/option><\/select>/);
  expect(text).toContain("mailto:help@acme.example");
  const { data } = await ask(
    started.site,
    'mutation { submitContact(input: { firstName: "A", lastName: "B", email: "a@example.com", message: "C", country: "US", agreedToPolicies: true }) { ... on ContactRejected { fields { field message } } } }',
  );
  expect(data).toEqual({ submitContact: { fields: [{ field: "country", message: "Please choose one of DE, AT." }] } });
});

test("an empty content folder says what goes where, until there is something in it", async () => {
  await using content = await makeContent({});
  await content.remove("site.yml");
  await content.remove("authors/ada.yml");
  const { rm } = await import("node:fs/promises");
  await rm(`${content.dir}/authors`, { recursive: true });
  await using served = await startFakeSite({ settings: { CONTENT_DIR: content.dir } });
  const home = async () => (await fetch(served.url)).text();
  expect(await home()).toContain("What goes where");
  expect(await home()).toContain("npm run new");
  await content.write("site.yml", "name: Acme\n");
  await eventually(home, (text) => text.includes("Acme") && !text.includes("What goes where"));
});
