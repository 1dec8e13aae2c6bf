import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "../support/browser/open-browser.ts";
import type { TestBrowser } from "../support/browser/open-browser.ts";
import { idleIn } from "./support/naked-page.ts";
import { contentContexts, contentVectors } from "./vectors/content-vectors.ts";
import { closedByBrowsers } from "./vectors/mutations.ts";

/** A list of attacks that never worked would prove nothing: each has to work on a page without the gate. */
let browser: TestBrowser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test.each(Object.keys(contentContexts))(
  "on a page without the gate every attack with %s takes effect",
  async (context) => {
    const vectors = contentVectors.filter((vector) => vector.context === context && !closedByBrowsers.has(vector.name));
    expect(await idleIn(browser, vectors)).toEqual([]);
  },
);

test("there are many attacks, all different", () => {
  expect(contentVectors.length).toBeGreaterThanOrEqual(150);
  expect(new Set(contentVectors.map(({ text, id }) => text.replaceAll(String(id), ""))).size).toBe(
    contentVectors.length,
  );
});
