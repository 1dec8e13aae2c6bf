import { expect } from "vitest";
import { de } from "../../../words/de.ts";
import { englishWordsIn } from "../../sites/english-words.ts";
import { foreignWordsIn } from "../../sites/foreign-words.ts";
import { findViolations } from "../../support/browser/axe.ts";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { startTestSite } from "../../sites/start-sites.ts";

const journey = prepareJourneys(() => startTestSite("acme-de"));

journey.onEveryScreen("a German site hydrates in German, page after page", async ({ page, open, isPhone }) => {
  for (const path of ["/", "/leitfaden", "/leitfaden/werkbank-aufbauen", "/neuigkeiten", "/glossar"]) {
    const response = await open(path);
    const served = (await response?.text()) ?? "";
    expect(served).toContain('<html lang="de"');
    await expect
      .poll(() => page.locator("[data-theme-button] button").getAttribute("title"))
      .toBe("Farbschema: wie das System");
    expect(await page.getByText("Zum Inhalt springen").count()).toBe(1);
  }
  if (!isPhone) await page.locator("[data-theme-button] button").click();
  if (!isPhone) expect(await page.locator("[data-theme-button] button").getAttribute("title")).toBe("Farbschema: hell");
});

journey(
  "on a phone the menu opens below the header, wherever an announcement has moved it",
  async ({ page }) => {
    await page.goto("/");
    for (const scrolled of [0, 20, 600]) {
      await page.evaluate((to) => scrollTo(0, to), scrolled);
      await page.getByRole("button", { name: "Menü" }).click();
      const gap = () =>
        page.evaluate(() => {
          const [header, menu] = ["header", "#menu"].map((part) =>
            document.querySelector(part)?.getBoundingClientRect(),
          );
          return Math.round((menu?.top ?? 0) - (header?.bottom ?? 0));
        });
      await expect.poll(gap).toBe(0);
      await page.keyboard.press("Escape");
      await page.locator("#menu").waitFor({ state: "hidden" });
    }
  },
  { context: { viewport: { width: 360, height: 740 } } },
);

journey(
  "a term of a glossary at /glossar looks like one, on paper like the words around it, and loads its card alone",
  async ({ page, open, operations }) => {
    await open("/leitfaden/werkbank-aufbauen");
    const term = page.getByRole("article").getByRole("link", { name: "Zwinge" });
    const line = () => term.evaluate((link) => getComputedStyle(link).textDecoration);
    expect(await line()).toContain("dotted");
    await page.emulateMedia({ media: "print" });
    expect(await line()).not.toContain("underline");
    await page.emulateMedia({ media: "screen" });
    await term.hover();
    await page.getByRole("note", { name: "Zwinge" }).getByText("bis der Leim trocken ist").waitFor();
    expect(operations()).toEqual(["TermCard"]);
  },
);

journey("the kernel speaks German before the application is there", async ({ page }) => {
  await page.goto("/leitfaden");
  const button = page.locator("[data-theme-button] button");
  await button.click();
  await expect.poll(() => button.getAttribute("title")).toBe("Farbschema: hell");
});

journey("the playground of a German site is in German, with examples that find something there", async ({ page }) => {
  await page.goto("/playground");
  await page.getByRole("heading", { name: "Spielwiese" }).waitFor();
  const editor = page.locator(".graphiql-query-editor .view-line").first();
  await expect.poll(() => editor.innerText()).toMatch(/^#\sFindet\sDokumente/);
  await expect.poll(() => page.locator(".graphiql-editor-tool .view-lines").innerText()).toContain('"aufbau"');
  await page.getByRole("button", { name: "Beispiele" }).click();
  await page.getByRole("link", { name: "In einer Liste blättern" }).waitFor();
  expect(await page.getByRole("link", { name: /Bewerten|Rate|API(?!-Referenz)/ }).count()).toBe(0);
  await page.getByRole("button", { name: "Link kopieren" }).waitFor();
  const isDark = () => page.locator(".graphiql-query-editor .monaco-editor.vs-dark").waitFor();
  expect(await findViolations(page, isDark)).toEqual([]);
});

journey(
  "without a connection a German site says so in German, with its own accent",
  async ({ page, open, ignoreComplaint }) => {
    ignoreComplaint(/ERR_INTERNET_DISCONNECTED|503/);
    await open("/leitfaden/werkbank-aufbauen");
    const keptWords = () =>
      page.evaluate(async () => {
        const { words = "" } = document.documentElement.dataset;
        const files = [location.href, new URL(words, location.href).href];
        return (await Promise.all(files.map((file) => caches.match(file)))).every((file) => file !== undefined);
      });
    await expect.poll(keptWords).toBe(true);
    await page.context().setOffline(true);
    await page.goto("/rezepte");
    await page.getByRole("heading", { level: 1, name: de.offline.offline }).waitFor();
    const html = await page.content();
    expect(html).toContain('<html lang="de">');
    expect(html).toContain(de.offline.kept);
    expect(html).toContain("light-dark(#7a2e8f");
    expect([englishWordsIn(html, "de"), foreignWordsIn(html)]).toEqual([[], []]);
  },
  { context: { serviceWorkers: "allow" } },
);
