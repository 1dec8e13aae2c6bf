import type { TestBrowser } from "../../support/browser/open-browser.ts";
import { createServer } from "node:http";
import { once } from "node:events";
import { expect } from "vitest";
import type { Vector } from "../vectors/vectors.ts";

/**
 * Puts every vector into an iframe of its own on a page without the gate: as server-rendered HTML, and for mutations also cleaned naively (parsed,
 * stripped of scripts and handlers, serialized and parsed again). Returns the names of those that, within a while, neither ran a script, nor sent a
 * request to a foreign host, nor clobbered a property.
 */
export async function idleIn(browser: TestBrowser, vectors: readonly Vector[]): Promise<readonly string[]> {
  await using server = await serve(pageOf(vectors));
  await using context = await browser.newContext();
  const effective = new Set<number>();
  const idle = (): readonly string[] => vectors.filter(({ id }) => !effective.has(id)).map(({ name }) => name);
  await context.route(/evil\.example/, (route) => {
    effective.add(Number(/evil\.example\/(\d+)/.exec(route.request().url())?.[1]));
    return route.abort();
  });
  await context.exposeBinding("pwned", (_source, id: unknown) => void effective.add(Number(id)));
  const page = await context.newPage();
  await page.goto(server.url, { waitUntil: "domcontentloaded" });
  await page.evaluate(
    insertCleaned,
    vectors.map(({ id, text }) => ({ id, text })),
  );
  await expect
    .poll(
      async () => {
        // Checked before anything is pressed: following a link navigates the frame away.
        for (const id of await page.evaluate(
          clobberedIn,
          vectors.map(({ id, name }) => ({ id, name })),
        ))
          effective.add(id);
        await page.evaluate(pressAll);
        return idle();
      },
      { interval: 200 },
    )
    .toEqual([])
    .catch(() => undefined);
  return idle();
}

function formsOf({ context }: Vector): readonly string[] {
  return context === "mutations" ? ["written", "cleaned"] : ["written"];
}

function pageOf(vectors: readonly Vector[]): string {
  const frames = vectors.flatMap((vector) =>
    formsOf(vector).map(
      (form) =>
        `<iframe id="${form}-${vector.id}" srcdoc="${escape(form === "written" ? `<!doctype html><body>${vector.text}<p>What else stands there, it's said.</p>` : "<!doctype html><body>")}"></iframe>`,
    ),
  );
  return `<!doctype html><script>addEventListener("message",({data})=>pwned(data))</script>${frames.join("")}`;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}

async function serve(html: string) {
  const server = createServer((request, response) => {
    if (request.url === "/") response.setHeader("content-type", "text/html; charset=utf-8").end(html);
    else response.writeHead(404).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The naked page did not get a port.");
  return {
    url: `http://127.0.0.1:${address.port}/`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Runs in the page. */
function insertCleaned(vectors: readonly { readonly id: number; readonly text: string }[]): void {
  const cleaned = (text: string): string => {
    const parsed = new DOMParser().parseFromString(text, "text/html");
    for (const element of parsed.querySelectorAll("script, iframe, object, embed")) element.remove();
    for (const element of parsed.querySelectorAll("*")) {
      for (const { name, value } of Array.from(element.attributes))
        if (name.startsWith("on") || value.startsWith("javascript:")) element.removeAttribute(name);
    }
    return parsed.body.innerHTML;
  };
  for (const { id, text } of vectors) {
    const frame = document.getElementById(`cleaned-${id}`);
    const body = frame instanceof HTMLIFrameElement ? frame.contentDocument?.body : null;
    if (body) body.innerHTML = cleaned(text);
  }
}

/**
 * Runs in the page: does to every element what a reader might do eventually, each once. Links that run a script in the frame are pressed one round
 * before anything that navigates it.
 */
function pressAll(): void {
  const press = (element: Element): void => {
    if (element.hasAttribute("data-pressed")) return;
    element.setAttribute("data-pressed", "");
    for (const name of ["pointerover", "pointerenter", "mouseover", "pointerdown", "pointerout", "mouseleave", "focus"])
      element.dispatchEvent(new Event(name, { bubbles: false }));
    if (element.matches("a, area, button, input[type=image], input[type=submit], summary, [onclick]"))
      element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  };
  const pressIn = (frame: HTMLIFrameElement): void => {
    const inside = frame.contentDocument;
    const elements = Array.from(inside?.body?.querySelectorAll("*") ?? []);
    const staysHere = (element: Element): boolean => /^\s*javascript:/i.test(element.getAttribute("href") ?? "");
    const first = elements.filter((element) => staysHere(element) && !element.hasAttribute("data-pressed"));
    for (const element of first.length > 0 ? first : elements) press(element);
    for (const inner of Array.from(inside?.querySelectorAll("iframe") ?? [])) pressIn(inner);
  };
  for (const frame of document.querySelectorAll("iframe")) pressIn(frame);
}

/** Runs in the page: the vectors whose property, such as `document.cookie`, is now an element. */
function clobberedIn(vectors: readonly { readonly id: number; readonly name: string }[]): readonly number[] {
  return vectors.flatMap(({ id, name }) => {
    const [, owner, property] = /^(document|window)\.(\w+) /.exec(name) ?? [];
    const frame = document.getElementById(`written-${id}`);
    if (property === undefined || !(frame instanceof HTMLIFrameElement) || !frame.contentWindow) return [];
    // A vector that navigated its frame to a foreign host has taken effect in another way.
    if (frame.contentDocument === null) return [];
    const value: unknown = Reflect.get(owner === "document" ? frame.contentDocument : frame.contentWindow, property);
    if (typeof value !== "object" && typeof value !== "function") return [];
    const said = Object.prototype.toString.call(value);
    const isNamed =
      value !== null &&
      "getAttribute" in value &&
      typeof value.getAttribute === "function" &&
      [value.getAttribute("name"), value.getAttribute("id")].includes(property);
    return isNamed || /HTMLCollection|Window/.test(said) ? [id] : [];
  });
}
