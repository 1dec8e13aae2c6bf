import { expect, test } from "vitest";
import { startFakeSite } from "../../support/fakes/fake-site.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { openPage, policyHash, readState, runnableScripts } from "../../support/pages/open-page.ts";

const site = forAllTests(() => startFakeSite());
const addresses = ["/", "/article/first-words", "/search?q=words", "/legal/terms", "/nowhere"] as const;

function policyOf(headers: Readonly<Record<string, string>>): ReadonlyMap<string, readonly string[]> {
  return new Map(
    (headers["content-security-policy"] ?? "")
      .split(/;\s*/)
      .map((rule) => rule.split(" "))
      .map(([name = "", ...values]) => [name, values]),
  );
}

test.each(addresses)(
  "%s: every inline script and style is allowed by its hash, and nothing else may run",
  async (address) => {
    const page = await openPage(site(), address);
    const policy = policyOf(page.headers);
    const scripts = runnableScripts(page);
    expect(scripts.map(({ src }) => src)).toEqual(scripts.map(() => ""));
    const rules = page.document.querySelectorAll('script[type="application/speculationrules+json"]');
    expect(rules).toHaveLength(1);
    expect(policy.get("script-src")).toEqual([
      "'self'",
      ...[...scripts, ...rules].map(({ textContent }) => policyHash(textContent ?? "")),
    ]);
    const styles = [...page.document.querySelectorAll("style")].map(({ textContent }) => policyHash(textContent));
    expect(styles).toHaveLength(1);
    expect(policy.get("style-src")).toEqual(["'self'", ...styles]);
    expect(page.headers["content-security-policy"]).not.toMatch(/unsafe|\*/);
    expect(policy.get("default-src")).toEqual(["'none'"]);
    expect(["base-uri", "frame-ancestors"].map((rule) => policy.get(rule))).toEqual([["'none'"], ["'none'"]]);
    expect(policy.get("require-trusted-types-for")).toEqual(["'script'"]);
  },
);

test.each(addresses)("%s: no element has a style attribute or an inline handler", async (address) => {
  const { document } = await openPage(site(), address);
  expect(
    [...document.querySelectorAll("[style], [onclick], [onload], [onerror]")].map(({ outerHTML }) => outerHTML),
  ).toEqual([]);
});

test.each(addresses)("%s: nothing is loaded before the first paint", async (address) => {
  const { document, html, headers } = await openPage(site(), address);
  expect(
    document.querySelectorAll(
      'link[rel~="preload"], link[rel~="modulepreload"], link[rel~="prefetch"], link[rel~="preconnect"], script[src], script[type="module"]',
    ),
  ).toHaveLength(0);
  expect(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel~="stylesheet"]')].filter(
      (link) => !link.hasAttribute("disabled"),
    ),
  ).toEqual([]);
  // Fonts installed on the reader's machine cost nothing; any other would need an address. The page's script names one, which no style uses yet.
  const head = html.slice(0, html.indexOf("</head>"));
  expect(/url\([^)]*\)|\.woff2?\b/.exec(head.replace(/"Wittgenstein","url\([^)]*\)"/, ""))?.[0]).toBeUndefined();
  expect(
    [...document.querySelectorAll("style")].filter(({ textContent }) => textContent.includes("Wittgenstein")),
  ).toEqual([]);
  expect(headers["link"]).toBeUndefined();
});

test.each(addresses)("%s: the state is valid JSON", async (address) => {
  expect(await readState(site(), address)).toMatchObject({
    cache: { ROOT_QUERY: { __typename: "Query" } },
    failures: expect.any(Object),
  });
});

test("the page declares its language, its encoding and its viewport", async () => {
  const { document, html } = await openPage(site(), "/");
  expect(document.documentElement.lang).toBe("en");
  expect(html).toMatch(/^<!doctype html><html lang="en"><head><meta charset="utf-8">/);
  expect(document.querySelector('meta[name="viewport"]')?.getAttribute("content")).toBe(
    "width=device-width, initial-scale=1",
  );
});

test("the loader's files exist", async () => {
  const { document } = await openPage(site(), "/article/first-words");
  const files = [...(document.head.lastElementChild?.textContent ?? "").matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(
    ([, file]) => file,
  );
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) {
    const { status, headers } = await fetch(`${site().url}${file}`);
    expect({ file, status, type: headers.get("content-type"), cacheControl: headers.get("cache-control") }).toEqual({
      file,
      status: 200,
      type: "text/javascript",
      cacheControl: "public,max-age=31536000,immutable",
    });
  }
});
