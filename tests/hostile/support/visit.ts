import type { Browser, Page } from "playwright-core";
import { goInside } from "../../support/inside.ts";
import { takenOver } from "../../support/journey.ts";
import { policyHash } from "../../support/open-page.ts";
import { watchPage } from "../../support/page-watch.ts";
import { partsOf } from "./inert.ts";

/** A visitor of a site full of attacks. */
export interface HostileVisit extends AsyncDisposable {
  readonly page: Page;
  /** Opens an address as if it were typed; when this comes back, the application has taken over. */
  readonly open: (path: string) => Promise<void>;
  /** Opens an address, and does not wait for the application. */
  readonly load: (path: string) => Promise<void>;
  /** Goes to an address inside the application, and waits until a selector is there. */
  readonly goTo: (path: string, selector: string) => Promise<void>;
  /** Everything that ran, left the page, or stands in it that must not. */
  readonly findHarm: () => Promise<readonly string[]>;
}

interface VisitOptions {
  /** Without the Content-Security-Policy the gate is alone. */
  readonly withoutPolicy?: boolean;
}

/** Opens a tab in which every sign of an attack that got through is written down. */
export const beginHostileVisit = async (
  browser: Browser,
  siteUrl: string,
  { withoutPolicy = false }: VisitOptions = {},
): Promise<HostileVisit> => {
  const context = await browser.newContext({
    baseURL: siteUrl,
    serviceWorkers: "block",
    reducedMotion: "reduce",
    bypassCSP: withoutPolicy,
    viewport: { width: 1280, height: 900 },
  });
  context.setDefaultTimeout(20_000);
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
  // A picture that is not there is a picture that is not there.
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
      await takenOver(page);
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
};
