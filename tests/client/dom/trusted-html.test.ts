import { expect, test, vi } from "vitest";

test("where a page requires Trusted Types, one policy named lectern creates them; elsewhere plain strings are used", async () => {
  const { toTrustedHtml } = await import("../../../client/dom/trusted-html.ts");
  expect(toTrustedHtml("<p>a</p>")).toBe("<p>a</p>");

  vi.resetModules();
  const names: string[] = [];
  globalThis.trustedTypes = {
    createPolicy: (name, { createHTML, createScript }) => {
      names.push(name);
      return { createHTML: (html) => ({ trusted: createHTML(html) }), createScript };
    },
  };
  const { toTrustedHtml: toTrusted } = await import("../../../client/dom/trusted-html.ts");
  expect(toTrusted("<p>a</p>")).toEqual({ trusted: "<p>a</p>" });
  expect(toTrusted("<p>b</p>")).toEqual({ trusted: "<p>b</p>" });
  expect(names).toEqual(["lectern"]);
  globalThis.trustedTypes = undefined;
});
