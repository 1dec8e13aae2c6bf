import type { Page } from "playwright-core";
import { expect } from "vitest";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { layoutShiftOf, withoutHeadingFace } from "../../support/browser/layout-shift.ts";
import { violationsOf } from "../../support/browser/violations.ts";

const journey = prepareJourneys();

function stored(page: Page): Promise<readonly Readonly<Record<string, unknown>>[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem("readDocuments") ?? "[]"));
}
function recentlyRead(page: Page) {
  return page.getByText("Recently read:").locator("..").getByRole("link");
}

journey.onEveryScreen(
  "what was read shows on the home page, latest first, until it is cleared, and is never sent",
  async ({ page, open, isPhone, operations }) => {
    await withoutHeadingFace(page);
    await open("/");
    expect(await page.getByText("Recently read:").count()).toBe(0);
    await open("/article/choosing-a-ttl");
    await open("/docs/what-the-udrp-decides");
    await open("/");
    const expected = ["What the UDRP decides, and what it does not", "Choosing a TTL: how long should a record live?"];
    await expect
      .poll(() => recentlyRead(page).filter({ visible: true }).allInnerTexts())
      .toEqual(isPhone ? expected.slice(0, 1) : expected);
    expect(await recentlyRead(page).first().getAttribute("href")).toBe("/article/what-the-udrp-decides");
    expect(await layoutShiftOf(page)).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    expect(operations()).toEqual([]);
    await page.getByRole("button", { name: "Clear what you recently read" }).click();
    await expect.poll(() => page.getByText("Recently read:").count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    expect(await stored(page)).toEqual([]);
  },
);

journey("a document that changed since it was read says so once, without a layout shift", async ({ page, open }) => {
  await withoutHeadingFace(page);
  await open("/article/choosing-a-ttl");
  expect(await page.getByText("Changed since you read it").count()).toBe(0);
  await page.evaluate(() => {
    const [reading] = JSON.parse(localStorage.getItem("readDocuments") ?? "[]");
    localStorage.setItem(
      "readDocuments",
      JSON.stringify([{ ...reading, version: "2025-11-12T00:00:00Z", readAt: "2026-02-03T10:00:00Z" }]),
    );
  });
  await open("/article/choosing-a-ttl");
  await page.getByText("Changed since you read it on February 3, 2026").waitFor();
  expect(await layoutShiftOf(page)).toBe(0);
  await open("/article/choosing-a-ttl");
  expect(await page.getByText("Changed since you read it").count()).toBe(0);
});

journey(
  "on the narrowest screen all of the note on a change is shown",
  async ({ page, open }) => {
    await open("/article/choosing-a-ttl");
    await page.evaluate(() => {
      const [reading] = JSON.parse(localStorage.getItem("readDocuments") ?? "[]");
      const before = { ...reading, version: "2025-11-12T00:00:00Z", readAt: "2026-11-23T10:00:00Z" };
      localStorage.setItem("readDocuments", JSON.stringify([before]));
    });
    await open("/article/choosing-a-ttl");
    const note = page.getByText("Changed since you read it on November 23, 2026");
    await note.waitFor();
    expect(await note.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  },
  { context: { viewport: { width: 320, height: 640 } } },
);

journey(
  "at most fifty documents are remembered, and invalid data in the storage is dropped",
  async ({ page, open }) => {
    await open("/faq");
    await page.evaluate(() => {
      const readings = Array.from({ length: 60 }, (_, index) => ({
        slug: `s${index}`,
        path: `/article/s${index}`,
        subject: `S${index}`,
        version: null,
        readAt: "2026-01-01T00:00:00Z",
      }));
      localStorage.setItem("readDocuments", JSON.stringify([null, 7, { slug: "x" }, ...readings]));
    });
    await open("/article/choosing-a-ttl");
    await expect.poll(async () => (await stored(page)).length).toBe(50);
    expect((await stored(page))[0]).toMatchObject({
      slug: "choosing-a-ttl",
      path: "/article/choosing-a-ttl",
      version: "2026-04-02T00:00:00Z",
    });
    expect((await stored(page)).at(-1)).toMatchObject({ slug: "s48" });
  },
);

for (const { name, break: breakStorage } of [
  {
    name: "forbidden",
    break: () =>
      Object.defineProperty(globalThis, "localStorage", {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      }),
  },
  {
    name: "full",
    break: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    },
  },
  {
    name: "broken",
    break: () => {
      Storage.prototype.getItem = () => "{not json";
    },
  },
]) {
  journey(`where storage is ${name}, documents can still be read`, async ({ page, open }) => {
    await page.addInitScript(breakStorage);
    await open("/article/choosing-a-ttl");
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(
      "Choosing a TTL: how long should a record live?",
    );
    await open("/");
    expect(await page.getByText("Recently read:").count()).toBe(0);
  });
}
