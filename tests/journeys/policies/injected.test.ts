import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openBrowser } from "../../support/browser/open-browser.ts";
import type { TestBrowser } from "../../support/browser/open-browser.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { hydrated } from "../../support/browser/journey.ts";
import { demonstration } from "../../support/demonstration.ts";

const site = demonstration;
const browser = forAllTests(async () => disposable(await openBrowser()));

function disposable(started: TestBrowser) {
  return { started, [Symbol.asyncDispose]: () => started.close() };
}

const article = "/article/what-the-udrp-decides";

/** What an attacker would write without the HTML gate; each one reports its name when it runs. */
const attacks: Readonly<Record<string, string>> = {
  script: `<script>ran.push("script")</script>`,
  "module script": `<script type="module">ran.push("module script")</script>`,
  "script from a data address": `<script src="data:text/javascript,ran.push('script from a data address')"></script>`,
  "script of another site": `<script src="https://elsewhere.example/x.js"></script>`,
  "event of a picture": `<img src="/media/none" onerror="ran.push('event of a picture')">`,
  "event of a drawing": `<svg onload="ran.push('event of a drawing')"></svg>`,
  "event of details": `<details open ontoggle="ran.push('event of details')"><summary>x</summary></details>`,
  "event of an animation": `<svg><animate onbegin="ran.push('event of an animation')" attributeName="x" dur="1s"></svg>`,
  "link that is a script": `<a class="attack" href="javascript:ran.push('link that is a script')">x</a>`,
  "frame with a document": `<iframe srcdoc="<script>parent.ran.push('frame with a document')</script>"></iframe>`,
  "frame with a script": `<iframe src="javascript:parent.ran.push('frame with a script')"></iframe>`,
  object: `<object data="data:text/html,<script>parent.ran.push('object')</script>"></object>`,
  "form that is a script": `<form action="javascript:ran.push('form that is a script')"><button class="attack">x</button></form>`,
  refresh: `<meta http-equiv="refresh" content="0;url=javascript:ran.push('refresh')">`,
};

/** Opens the article with the attacks in its text, as if the gate had passed them, and activates everything a visitor could. */
async function openAttacked(page: Page, policy: "as sent" | "none"): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(globalThis, "ran", []);
    const stopped: string[] = [];
    Reflect.set(globalThis, "stopped", stopped);
    document.addEventListener("securitypolicyviolation", ({ violatedDirective }) => stopped.push(violatedDirective));
    // Before hydration, which would find the markup changed.
    document.addEventListener("DOMContentLoaded", () =>
      document.querySelectorAll<HTMLElement>(".attack").forEach((attack) => attack.click()),
    );
  });
  await page.route("**/*", async (route) => {
    const { pathname, hostname } = new URL(route.request().url());
    if (hostname === "elsewhere.example")
      return route.fulfill({ contentType: "text/javascript", body: `ran.push("script of another site")` });
    if (pathname !== article || !route.request().isNavigationRequest()) return route.continue();
    const response = await route.fetch();
    const { "content-security-policy": sent = "", ...headers } = response.headers();
    const html = (await response.text()).replace("</h1>", `</h1>${Object.values(attacks).join("")}`);
    return route.fulfill({
      status: 200,
      headers: policy === "none" ? headers : { ...headers, "content-security-policy": sent },
      body: html,
    });
  });
  await page.goto(site().url + article, { waitUntil: "load" });
}

/** The names of the attacks that have run so far. */
function whatRan(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => Reflect.get(globalThis, "ran"));
}

test("what passes the gate does not run: no script, event handler, address or frame", async () => {
  const page = await browser().started.newPage();
  await openAttacked(page, "as sent");
  await page.waitForFunction(() => Number(Reflect.get(Reflect.get(globalThis, "stopped"), "length")) >= 10);
  expect(await whatRan(page)).toEqual([]);
  expect(await page.evaluate(() => location.pathname)).toBe(article);
  await page.close();
});

test("without the policy nearly all of it runs, so the policy is what stops it", async () => {
  const page = await browser().started.newPage();
  await openAttacked(page, "none");
  // In an order that is the browser's.
  await expect
    .poll(() => whatRan(page))
    .toEqual(
      expect.arrayContaining([
        "script",
        "module script",
        "script of another site",
        "event of a picture",
        "event of a drawing",
        "event of details",
        "link that is a script",
        "frame with a document",
        "frame with a script",
      ]),
    );
  await page.close();
});

test("our scripts cannot be made to write markup: plain strings, eval and other policies are refused", async () => {
  const page = await browser().started.newPage();
  await page.goto(site().url + article);
  await hydrated(page);
  const refused = await page.evaluate(async () => {
    // Code evaluated by the test may call eval; a task of the page itself may not.
    await new Promise((resolve) => setTimeout(resolve));
    const outcomeOf = (attempt: () => unknown): string => {
      try {
        attempt();
        return "done";
      } catch (error) {
        return error instanceof Error ? error.name : "thrown";
      }
    };
    const set = (target: object, name: string, value: string) => () => void Reflect.set(target, name, value);
    const policies: unknown = Reflect.get(globalThis, "trustedTypes");
    const createPolicy = (name: string) => () =>
      Reflect.apply(Reflect.get(Object(policies), "createPolicy"), policies, [
        name,
        { createHTML: (text: string) => text },
      ]);
    return {
      innerHTML: outcomeOf(
        set(document.body.appendChild(document.createElement("div")), "innerHTML", "<img src=x onerror=alert(1)>"),
      ),
      outerHTML: outcomeOf(set(document.body.appendChild(document.createElement("div")), "outerHTML", "<p>x</p>")),
      insertAdjacentHTML: outcomeOf(() => document.body.insertAdjacentHTML("beforeend", "<p>x</p>")),
      write: outcomeOf(() => document.write("<p>x</p>")),
      srcdoc: outcomeOf(set(document.createElement("iframe"), "srcdoc", "<p>x</p>")),
      "script.text": outcomeOf(set(document.createElement("script"), "text", "1")),
      "script.src": outcomeOf(set(document.createElement("script"), "src", "/assets/x.js")),
      parseFromString: outcomeOf(() => new DOMParser().parseFromString("<p>x</p>", "text/html")),
      eval: outcomeOf(() => Reflect.apply(Reflect.get(globalThis, "eval"), undefined, ["1"])),
      Function: outcomeOf(() => Reflect.construct(Reflect.get(globalThis, "Function"), ["return 1"])),
      "a policy of another name": outcomeOf(createPolicy("attacker")),
      "the default policy": outcomeOf(createPolicy("default")),
      "our policy once more": outcomeOf(createPolicy("lectern")),
    };
  });
  expect(Object.entries(refused).filter(([, outcome]) => outcome !== "TypeError" && outcome !== "EvalError")).toEqual(
    [],
  );
  await page.close();
});
