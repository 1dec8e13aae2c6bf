import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { exchange } from "../../support/exchange.ts";
import { openPage } from "../../support/pages/open-page.ts";
import { demonstration } from "../../support/demonstration.ts";

const site = demonstration;

/** Limits for what every visitor transfers, in brotli bytes: 1 KB is 1,000 bytes (issue 5). */
const scriptsMost = 145_000;
/** Groups have all that lists have, and their own head. */
const groupScriptsMost = 146_000;
/** Before anybody shows that they need the application (issue 17). */
const kernelMost = 15_000;
const stylesMost = 20_000;
/**
 * With its headers (1.3 KB), what a page has around its text leaves more than 3 KB for this in the ten segments, 14,600 bytes, that a server may send
 * before the first acknowledgement (decision 0025).
 */
const aroundTextMost = 10_100;

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
  "/category/domain-names",
  "/tag/dns",
  "/type/article",
  "/no/such-page",
];

async function transferredBytes(file: string): Promise<number> {
  const { status, headers, body } = await exchange(site(), file, { headers: { "accept-encoding": "br" } });
  expect({ file, status, encoding: headers["content-encoding"] }).toEqual({ file, status: 200, encoding: "br" });
  return body.length;
}

/** The files that a page's loader fetches. */
function listed(html: string, pattern: RegExp): readonly string[] {
  return JSON.parse(pattern.exec(html)?.[1] ?? "[]");
}

test.each(addresses)("%s loads no more script than the limit", async (address) => {
  const { html } = await openPage(site(), address);
  const scripts = listed(html, /const U=(\[[^\]]*\])/);
  expect(scripts.length).toBeGreaterThan(5);
  const sizes = await Promise.all(scripts.map(transferredBytes));
  const kernel = /import\("([^"]+)"\)/.exec(html)?.[1] ?? "";
  sizes.push(await transferredBytes(kernel));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(
    /^\/(?:category|tag|type)\//.test(address) ? groupScriptsMost : scriptsMost,
  );
});

test("every page runs one kernel, within its limit, which imports no chunk of the application", async () => {
  const kernels = await Promise.all(
    addresses.map(async (address) => /import\("([^"]+)"\)/.exec((await openPage(site(), address)).html)?.[1] ?? ""),
  );
  expect(new Set(kernels).size).toBe(1);
  const [kernel = ""] = kernels;
  expect(await transferredBytes(kernel)).toBeLessThanOrEqual(kernelMost);
  const { body } = await exchange(site(), kernel);
  expect(body.toString()).not.toMatch(/^import\s*["{]|from\s*"\.\//m);
});

test.each(addresses)("%s inlines and loads no more style than the limit", async (address) => {
  const { html, document } = await openPage(site(), address);
  const inlined = [...document.querySelectorAll("style")].map(({ textContent }) => textContent).join("");
  expect(inlined.length).toBeGreaterThan(1_000);
  const sheets = listed(html, /S=(\[[^\]]*\])/);
  expect(sheets.length).toBeGreaterThan(1);
  const sizes = await Promise.all(sheets.map(transferredBytes));
  expect(sizes.reduce((sum, size) => sum + size, brotliCompressSync(inlined).length)).toBeLessThanOrEqual(stylesMost);
});

test.each(["/docs/choosing-a-ttl", "/how-to/point-a-domain-at-your-site", "/article/choosing-a-ttl"])(
  "%s has no more around its text than the limit",
  async (address) => {
    const { html } = await openPage(site(), address);
    const around = html.replace(/(<main[^>]*>).*(<\/main>)/s, "$1$2");
    expect(around.length).toBeLessThan(html.length - 5_000);
    expect(brotliCompressSync(around).length).toBeLessThanOrEqual(aroundTextMost);
  },
);
