import { expect } from "vitest";
import { stringify } from "yaml";
import { hydrated, prepareJourneys } from "../../support/browser/journey.ts";
import { aDocument } from "../../support/content.ts";
import { parseHtml } from "../../support/parse-markup.ts";
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
  head: { verification: { "google-site-verification": attack } },
};

const text =
  "> [!NOTE]\n> A\n\n:::details\nB[^1]\n:::\n\n| a |\n| --- |\n| b |\n\n[^1]: Note.\n\n<script>globalThis.ran=1</script>";

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
    ignoreComplaint(/404/);
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
    ignoreComplaint(/Blocked script execution|csp|violates/);
    await open("/");
    const address = await page.locator("header img").first().getAttribute("src");
    await page.goto(address ?? "");
    expect(await page.evaluate(() => "ran" in globalThis)).toBe(false);
  },
);
