import type { TestBrowser } from "../../support/browser/open-browser.ts";
import type { Page } from "playwright-core";
import { goInside } from "../../support/browser/inside.ts";
import { hydrated } from "../../support/browser/journey.ts";
import { policyHash } from "../../support/pages/open-page.ts";
import { watchPage } from "../../support/browser/page-watch.ts";
import { partsOf } from "./inert.ts";

/** A visitor on a site full of attacks. */
export interface HostileVisit extends AsyncDisposable {
  readonly page: Page;
  /** Opens an address directly; resolves after hydration. */
  readonly open: (path: string) => Promise<void>;
  /** Opens an address without waiting for hydration. */
  readonly load: (path: string) => Promise<void>;
  /** Navigates within the application, and waits for a selector. */
  readonly goTo: (path: string, selector: string) => Promise<void>;
  /** Everything that ran, left the page, or is in it against the rules. */
  readonly findHarm: () => Promise<readonly string[]>;
}

interface VisitOptions {
  /** Disables the Content-Security-Policy, which leaves the gate as the only defence. */
  readonly withoutPolicy?: boolean;
}

/** Opens a tab that records every sign of a successful attack. */
export async function beginHostileVisit(
  browser: TestBrowser,
  siteUrl: string,
  { withoutPolicy = false }: VisitOptions = {},
): Promise<HostileVisit> {
  const context = await browser.newContext({
    baseURL: siteUrl,
    serviceWorkers: "block",
    reducedMotion: "reduce",
    bypassCSP: withoutPolicy,
    viewport: { width: 1280, height: 900 },
  });
  const signs: string[] = [];
  await context.route(
    (url) => url.origin !== new URL(siteUrl).origin,
    (route) => route.abort(),
  );
  await context.exposeBinding("pwned", (_source, id: unknown) => void signs.push(`vector ${String(id)} ran`));
  const page = await context.newPage();
  page.on("dialog", (dialog) => {
    signs.push(`a dialog said ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("popup", (popup) => void signs.push(`a window opened ${popup.url()}`));
  const watch = await watchPage(page, siteUrl);
  // Missing images are expected.
  for (const pattern of [
    /^answer (?:404|503): /,
    /^console error: Failed to load resource: the server responded with a status of (?:404|503)/,
  ])
    watch.ignoreComplaint(pattern);
  let policy = "";
  const load = async (path: string): Promise<void> => {
    const response = await page.goto(path);
    policy = (await response?.allHeaders())?.["content-security-policy"] ?? "";
  };
  return {
    page,
    load,
    open: async (path) => {
      await load(path);
      await hydrated(page);
    },
    goTo: async (path, selector) => {
      await goInside(page, path);
      await page.locator(selector).first().waitFor({ state: "attached" });
    },
    findHarm: async () => {
      const { problems, scripts } = await partsOf(page);
      const foreign = scripts
        .filter((script) => !policy.includes(policyHash(script)))
        .map((script) => `a script: ${script}`);
      return [...problems, ...foreign, ...signs, ...(await watch.findComplaints())];
    },
    [Symbol.asyncDispose]: () => context.close(),
  };
}
