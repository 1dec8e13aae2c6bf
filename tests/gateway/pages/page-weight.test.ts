import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { exchange } from "../../support/exchange.ts";
import { openPage } from "../../support/open-page.ts";
import { demonstration } from "../../support/site.ts";

const site = demonstration;

/** What everybody transfers, in bytes as brotli: 1 KB is 1,000 bytes (issue 5). */
const scriptsMost = 140_000;
const stylesMost = 20_000;

const addresses = [
  "/",
  "/docs",
  "/docs/choosing-a-ttl",
  "/how-to/point-a-domain-at-your-site",
  "/article/choosing-a-ttl",
  "/articles",
  "/search?q=dns",
  "/contact",
  "/glossary",
  "/no/such-page",
];

const transferredBytes = async (file: string): Promise<number> => {
  const { status, headers, body } = await exchange(site(), file, { headers: { "accept-encoding": "br" } });
  expect({ file, status, encoding: headers["content-encoding"] }).toEqual({ file, status: 200, encoding: "br" });
  return body.length;
};

/** The files that the loader of a page fetches. */
const listed = (html: string, pattern: RegExp): readonly string[] => JSON.parse(pattern.exec(html)?.[1] ?? "[]");

test.each(addresses)("%s loads no more script than everybody should have to", async (address) => {
  const { html } = await openPage(site(), address);
  const scripts = listed(html, /const U=(\[[^\]]*\])/);
  expect(scripts.length).toBeGreaterThan(5);
  const sizes = await Promise.all(scripts.map(transferredBytes));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(scriptsMost);
});

test.each(addresses)("%s carries and fetches no more style than everybody should have to", async (address) => {
  const { html, document } = await openPage(site(), address);
  const inlined = [...document.querySelectorAll("style")].map(({ textContent }) => textContent).join("");
  expect(inlined.length).toBeGreaterThan(1_000);
  const sheets = listed(html, /S=(\[[^\]]*\])/);
  expect(sheets.length).toBeGreaterThan(1);
  const sizes = await Promise.all(sheets.map(transferredBytes));
  expect(sizes.reduce((sum, size) => sum + size, brotliCompressSync(inlined).length)).toBeLessThanOrEqual(stylesMost);
});
