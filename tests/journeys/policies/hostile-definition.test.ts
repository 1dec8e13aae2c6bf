import type { Page } from "playwright-core";
import { expect } from "vitest";
import { stringify } from "yaml";
import { hydrated, prepareJourneys } from "../../support/browser/journey.ts";
import { aDocument } from "../../support/content.ts";
import { parseHtml } from "../../support/pages/parse-markup.ts";
import { en } from "../../../words/en.ts";
import type { SomeWords } from "../../../words/speech-of.ts";
import { startContentSite } from "../content-site.ts";

/** Runs wherever it becomes markup. */
const attack = '"><img src=x onerror="globalThis.ran=1"><script>globalThis.ran=1</script>';

/** Every word of the interface with the attack in it. */
function hostileWords(): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  const english: SomeWords = en;
  return Object.fromEntries(
    Object.entries(english).map(([screen, words]) => [
      screen,
      Object.fromEntries(
        Object.entries(words).map(([key, word]) => [
          key,
          typeof word === "string"
            ? word + attack
            : Object.fromEntries(Object.entries(word).map(([form, text]) => [form, text + attack])),
        ]),
      ),
    ]),
  );
}

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30" onload="globalThis.ran=1"><script>globalThis.ran=1</script><foreignObject><img xmlns="http://www.w3.org/1999/xhtml" src="x" onerror="globalThis.ran=1"/></foreignObject></svg>`;

const definition = {
  name: `Acme ${attack}`,
  description: `About ${attack}`,
  navigation: {
    header: [{ label: `Read ${attack}`, to: "/articles" }],
    announcement: { text: `New ${attack}`, to: "/articles" },
  },
  home: { title: `Welcome ${attack}`, lead: attack },
  social: [{ label: `M ${attack}`, to: "https://m.example", icon: "theme/logo.svg" }],
  theme: { logo: { light: "theme/logo.svg", mark: "theme/logo.svg" }, css: "theme/custom.css" },
  head: {
    verification: { "google-site-verification": attack },
    scripts: [
      { src: "https://stats.example/named.js?site=1", data: { domain: attack, 'x" onload="globalThis.ran=1': "y" } },
      { src: "javascript:globalThis.ran=1" },
      { src: "data:text/javascript,globalThis.ran=1" },
      { src: `https://stats.example/a.js${attack}` },
    ],
  },
};

const text =
  "> [!NOTE]\n> A\n\n:::details\nB[^1]\n:::\n\n| a |\n| --- |\n| b |\n\n[^1]: Note.\n\n<script>globalThis.ran=1</script>";

/** What the script that the definition names says and tries; every other script of its host says that it ran. */
const named = `
globalThis.said = document.currentScript.dataset.domain;
globalThis.tried = [];
const attempt = async (name, run) => globalThis.tried.push([name, await run().then(() => "done", () => "refused")]);
attempt("sends home", () => fetch("https://stats.example/event"));
attempt("sends elsewhere", () => fetch("https://elsewhere.example/event"));
attempt("evaluates", async () => (0, eval)("globalThis.ran=1"));
attempt("writes markup", async () => { document.body.innerHTML += "<p>"; });`;

const refusedByPolicy = /Content Security Policy|violat|This document requires 'Trusted|elsewhere/;

/** Plays the other sites. */
async function playOthers(page: Page): Promise<void> {
  await page.route(/^https?:\/\/\w+\.example\//, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      headers: { "access-control-allow-origin": "*" },
      body: new URL(route.request().url()).pathname === "/named.js" ? named : "globalThis.ran=1",
    }),
  );
}

/** Elements of a page that the attack became. */
function attacksIn(html: string): readonly string[] {
  const page = parseHtml(html);
  const scripts = [...page.querySelectorAll("script:not([type])")].filter(({ textContent }) =>
    textContent.includes("globalThis.ran"),
  );
  return [...page.querySelectorAll("img[src=x], [onerror], [onload]"), ...scripts].map(({ outerHTML }) => outerHTML);
}

const journey = prepareJourneys(() =>
  startContentSite({
    "site.yml": stringify(definition),
    "words/en.yml": stringify(hostileWords()),
    "theme/logo.svg": logo,
    "theme/custom.css": `a::after { content: "</style><script>globalThis.ran=1</script>" }`,
    "article/one.md": aDocument({ subject: "One", body: text }),
    "glossary/term.md": aDocument({ subject: "Term", body: "A term." }),
  }),
);

journey(
  "nothing runs that a site's definition holds: words, logo, style, names and texts",
  async ({ page, open, ignoreComplaint }) => {
    ignoreComplaint(/404|request to another origin: https:\/\/stats\.example\/(?:named\.js\?site=1|event)$/);
    ignoreComplaint(refusedByPolicy);
    await playOthers(page);
    const paths = ["/", "/articles", "/article/one", "/glossary", "/search?q=one", "/contact", "/docs", "/nothing"];
    for (const path of paths) {
      const response = await open(path);
      const html = (await response?.text()) ?? "";
      expect([path, attacksIn(html)]).toEqual([path, []]);
      await hydrated(page);
      expect([path, await page.evaluate(() => "ran" in globalThis)]).toEqual([path, false]);
    }
    const playground = await page.goto("/playground");
    expect(attacksIn((await playground?.text()) ?? "")).toEqual([]);
    await page.locator(".graphiql-query-editor .view-line").first().waitFor();
    expect(await page.evaluate(() => "ran" in globalThis)).toBe(false);
  },
);

journey(
  "a logo with a script in it runs nothing as a page of its own either",
  async ({ page, open, ignoreComplaint }) => {
    ignoreComplaint(/Blocked script execution|csp|example/);
    ignoreComplaint(refusedByPolicy);
    await playOthers(page);
    await open("/");
    const address = await page.locator("header img").first().getAttribute("src");
    await page.goto(address ?? "");
    expect(await page.evaluate(() => "ran" in globalThis)).toBe(false);
  },
);

journey(
  "of scripts of other sites only the named file runs, and it may do only what the definition says",
  async ({ page, site, ignoreComplaint }) => {
    ignoreComplaint(/example/);
    ignoreComplaint(refusedByPolicy);
    await playOthers(page);
    const foreign = [
      "https://stats.example/other.js",
      "https://plain.example/named.js",
      "http://stats.example/named.js",
    ];
    await page.route(`${site.url}/about`, async (route) => {
      const response = await route.fetch();
      const more = foreign.map((src) => `<script src="${src}"></script>`).join("");
      await route.fulfill({ response, body: (await response.text()).replace("</body>", `${more}</body>`) });
    });
    await page.goto("/about");
    await page.waitForFunction(() => Object(Reflect.get(globalThis, "tried")).length === 4);
    const { said, tried, ran } = await page.evaluate(() => ({
      said: Reflect.get(globalThis, "said"),
      tried: Object.fromEntries(Reflect.get(globalThis, "tried")),
      ran: "ran" in globalThis,
    }));
    expect([said, ran]).toEqual([attack, false]);
    expect(tried).toEqual({
      "sends home": "done",
      "sends elsewhere": "refused",
      evaluates: "refused",
      "writes markup": "refused",
    });
    const addresses = await page.locator("script[src]").evaluateAll((all) => all.map((one) => one.getAttribute("src")));
    expect(addresses.filter((src) => src?.includes("example"))).toEqual([
      "https://stats.example/named.js?site=1",
      ...foreign,
    ]);
  },
);
