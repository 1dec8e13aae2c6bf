import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "../support/browser/open-browser.ts";
import type { TestBrowser } from "../support/browser/open-browser.ts";
import { startFakeSite } from "../support/fakes/fake-site.ts";
import type { FakeSite } from "../support/fakes/fake-site.ts";
import { aWireDocument } from "../support/fakes/wire-documents.ts";
import { beginHostileVisit } from "./support/visit.ts";
import { contentContexts, contentVectors } from "./vectors/content-vectors.ts";

/** Each attack is its own glossary entry, so that none can swallow the next; and each context is one long text. */
const entries = contentVectors.map(({ id, text }) =>
  aWireDocument({
    _id: `v${id}`,
    slug: `vector-${id}`,
    subject: `Vector ${id}`,
    docType: "glossary",
    metaDescription: null,
    content: `<p>Text ${id}</p>${text}`,
  }),
);
const contexts = Object.keys(contentContexts);
function textOf(context: string): string {
  return contentVectors
    .filter((vector) => vector.context === context)
    .map(({ id, text }) => `<p>Text ${id}</p>${text}`)
    .join("\n");
}
const articles = contexts.map((context) =>
  aWireDocument({ _id: context, slug: context, subject: `All of ${context}`, content: textOf(context) }),
);
const links = contexts
  .map(
    (context) =>
      `<p><a href="/glossary#all-${context}">Meaning of ${context}</a> <a href="/article/${context}">Text of ${context}</a></p>`,
  )
  .join("");
const terms = contexts.map((context) =>
  aWireDocument({
    _id: `t${context}`,
    slug: `all-${context}`,
    subject: `Zz ${context}`,
    docType: "glossary",
    metaDescription: null,
    content: textOf(context),
  }),
);
const linking = aWireDocument({
  _id: "linking",
  slug: "linking",
  subject: "Links to all",
  content: `${links}<p>A note.<a href="#fn-1">1</a></p><section class="footnotes"><ol><li id="fn-1">${textOf("handlers")}</li></ol></section>`,
});

let browser: TestBrowser;
let site: FakeSite;
beforeAll(async () => {
  [browser, site] = await Promise.all([
    openBrowser(),
    startFakeSite({ documents: [linking, ...articles, ...entries, ...terms] }),
  ]);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

const lastEntry = `#vector-${contentVectors.length}`;

test.each([{ withoutPolicy: false }, { withoutPolicy: true }])(
  "every attack as its own text is harmless in the server's page, and after client-side navigation %o",
  async (options) => {
    await using visit = await beginHostileVisit(browser, site.url, options);
    await visit.open("/glossary");
    expect(await visit.page.locator("[id^=vector-]").count()).toBe(contentVectors.length);
    expect(await visit.findHarm()).toEqual([]);
    await visit.open("/faq");
    await visit.goTo("/glossary", lastEntry);
    expect(await visit.page.locator("[id^=vector-]").count()).toBe(contentVectors.length);
    expect(await visit.findHarm()).toEqual([]);
  },
);

test.each([{ withoutPolicy: false }, { withoutPolicy: true }])(
  "every context as one text is harmless in the server's page, and after client-side navigation %o",
  async (options) => {
    await using visit = await beginHostileVisit(browser, site.url, options);
    for (const context of contexts) {
      await visit.load(`/article/${context}`);
      await visit.page
        .getByText(/^Text \d+$/)
        .first()
        .waitFor();
      expect(await visit.findHarm()).toEqual([]);
    }
    await visit.open("/faq");
    for (const context of contexts) {
      await visit.goTo(`/article/${context}`, `main h1:has-text("All of ${context}")`);
      await visit.page
        .getByText(/^Text \d+$/)
        .first()
        .waitFor();
      expect(await visit.findHarm()).toEqual([]);
    }
  },
);

test("cards of links to such terms and texts, and of footnotes, are harmless too", async () => {
  await using visit = await beginHostileVisit(browser, site.url, { withoutPolicy: true });
  await visit.open("/article/linking");
  const card = visit.page.locator("[popover][role=note]");
  const links = await visit.page.locator(".prose p > a").all();
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) {
    await link.focus();
    await visit.page.keyboard.press("Shift");
    await link.hover();
    await card.waitFor();
    expect(await visit.findHarm()).toEqual([]);
    await visit.page.keyboard.press("Escape");
    await card.waitFor({ state: "detached" });
    await visit.page.mouse.move(0, 0);
  }
});
