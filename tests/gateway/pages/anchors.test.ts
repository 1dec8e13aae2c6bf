import { expect, test } from "vitest";
import { changeAnchors } from "../../../addresses/change-anchors.ts";
import { openPage } from "../../support/pages/open-page.ts";
import { demonstration } from "../../support/demonstration.ts";

function anchorsIn(document: Document): readonly string[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="#"]')].map((link) =>
    decodeURIComponent(link.getAttribute("href")?.slice(1) ?? ""),
  );
}

test.each(["/changelog", "/faq"])("every anchor of %s leads to an entry, and every entry has one", async (path) => {
  const { document } = await openPage(demonstration(), path);
  const anchors = anchorsIn(document);
  const entries = [...document.querySelectorAll("main :is(li, div)[id]")].map(({ id }) => id);
  expect(entries.length).toBeGreaterThan(4);
  expect(new Set(entries).size).toBe(entries.length);
  expect(new Set(anchors)).toEqual(new Set(entries));
});

test("the changelog's years lead to their newest entries, and its feed to each entry", async () => {
  const { document } = await openPage(demonstration(), "/changelog");
  const years = [...document.querySelectorAll("main aside li a")].map((link) => [
    link.textContent,
    link.getAttribute("href"),
  ]);
  expect(years).toEqual([
    ["2026 4", "/changelog#2026-11-05"],
    ["2025 1", "/changelog#2025-01-15"],
  ]);
  const feed = document.querySelector('main aside a[href$=".rss"]')?.getAttribute("href") ?? "";
  const text = await (await fetch(`${demonstration().url}${feed}`)).text();
  expect(text).toContain("/changelog/#2026-11-05</link>");
});

test("a newer entry of the same day changes no anchor", () => {
  expect(changeAnchors(["2026-03-02", "2026-03-01T10:00:00Z", "2026-03-01"])).toEqual([
    "2026-03-02",
    "2026-03-01-2",
    "2026-03-01",
  ]);
});
