import { expect, test } from "vitest";
import { openPage } from "../../support/pages/open-page.ts";
import { demonstration } from "../../support/demonstration.ts";

const site = demonstration;

/** Texts that do not describe a link's target out of context (WCAG 2.4.9; Lighthouse, "link-text"). */
const sayNothing = new Set([
  "click here",
  "click this",
  "go",
  "here",
  "information",
  "learn more",
  "more",
  "more info",
  "more information",
  "read more",
  "read more →",
  "right here",
  "see more",
  "start",
  "this",
]);

test.each([
  "/",
  "/articles",
  "/blog",
  "/article/choosing-a-ttl",
  "/docs",
  "/search?q=dns",
  "/glossary",
  "/authors",
  "/news",
  "/about",
  "/contact",
  "/no/such-page",
])("every link of %s describes its target", async (address) => {
  const { document } = await openPage(site(), address);
  const names = [...document.querySelectorAll("a[href]")].map((link) =>
    (link.getAttribute("aria-label") ?? wordsOf(link)).trim().replaceAll(/\s+/gu, " "),
  );
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => name === "" || sayNothing.has(name.toLowerCase()))).toEqual([]);
});

/** Its words, and those that stand for its pictures. */
function wordsOf(link: Element): string {
  const pictures = [...link.querySelectorAll("img")].map((picture) => picture.getAttribute("alt") ?? "");
  return [link.textContent, ...pictures].join(" ");
}
