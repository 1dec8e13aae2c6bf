import { afterAll, beforeAll, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { openBrowser } from "../../support/browser/open-browser.ts";
import type { TestBrowser } from "../../support/browser/open-browser.ts";
import { holdApplication } from "../../support/browser/held-files.ts";
import { aDocument, makeContent } from "../../support/content.ts";
import { reservePort } from "../../support/listening.ts";
import { startFakeSite } from "../../support/fakes/fake-site.ts";
import type { FakeAnswer } from "../../support/fakes/fake-answer.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";
import { startSite } from "../../support/site.ts";

let browser: TestBrowser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const smallNames = Array.from({ length: 55 }, (_, index) => `small-${index + 1}`);
const largeNames = Array.from({ length: 12 }, (_, index) => `large-${index + 1}`);
/** Half a megabyte of page. */
const longText = `${"Words upon words that fill a page to its very end. ".repeat(100)}\n\n`.repeat(95);

function makeDocuments(small: readonly string[], large: readonly string[] = []) {
  return makeContent(
    Object.fromEntries([
      ...small.map((name) => [`article/${name}.md`, aDocument({ subject: name })] as const),
      ...large.map((name) => [`article/${name}.md`, aDocument({ subject: name, body: longText })] as const),
    ]),
  );
}

function addressOf(name: string): string {
  return `/article/${name}`;
}

/** The stored pages, oldest first, and the total size of their bodies. */
function keptPages(page: Page): Promise<{ readonly paths: readonly string[]; readonly bytes: number }> {
  return page.evaluate(async () => {
    const name = (await caches.keys()).find((key) => key.endsWith("-pages"));
    if (name === undefined) return { paths: [], bytes: 0 };
    const store = await caches.open(name);
    const requests = await store.keys();
    const bodies = await Promise.all(
      requests.map(async (request) => (await (await store.match(request))?.arrayBuffer())?.byteLength ?? 0),
    );
    return {
      paths: requests.map(({ url }) => new URL(url).pathname),
      bytes: bodies.reduce((sum, bytes) => sum + bytes, 0),
    };
  });
}

/** Lets the worker store what is at these paths, one after another. */
function askToKeep(page: Page, paths: readonly string[]): Promise<void> {
  return page.evaluate(async (asked) => {
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: asked.map((path) => new URL(path, location.href).href) }, {});
  }, paths);
}

/** Lets the worker store pages one after another, as if they were visited; waits for the last. */
async function keepAll(page: Page, names: readonly string[]): Promise<void> {
  await askToKeep(page, names.map(addressOf));
  await expect
    .poll(async () => (await keptPages(page)).paths.at(-1), { timeout: 240_000 })
    .toBe(addressOf(names.at(-1) ?? ""));
}

async function openWithWorker(url: string) {
  const context = await browser.newContext({ baseURL: url, reducedMotion: "reduce" });
  const page = await context.newPage();
  // It would store the page once more, whenever it comes.
  await holdApplication(page);
  await page.goto(addressOf("small-1"));
  await expect.poll(async () => (await keptPages(page)).paths).toContain(addressOf("small-1"));
  return { context, page };
}

test("of the pages read, the newest 50 and at most 5 MB are stored: the oldest are removed first", async () => {
  await using content = await makeDocuments(smallNames, largeNames);
  await using site = await startSite({ CONTENT_DIR: content.dir });
  const { context, page } = await openWithWorker(site.url);
  await keepAll(page, smallNames.slice(1));
  await expect.poll(async () => (await keptPages(page)).paths).toEqual(smallNames.slice(-50).map(addressOf));

  await keepAll(page, largeNames);
  await expect.poll(async () => (await keptPages(page)).bytes).toBeLessThanOrEqual(5_000_000);
  const large = await keptPages(page);
  expect(large.bytes).toBeGreaterThan(4_000_000);
  expect(large.paths).toEqual(largeNames.slice(-large.paths.length).map(addressOf));
  expect(large.paths.length).toBeLessThan(largeNames.length);
  await context.close();
});

test("a file that is too large to be stored is not downloaded, whether its length is known or not", async () => {
  const left: string[] = [];
  const endless =
    (headers: Readonly<Record<string, string>>): FakeAnswer =>
    (response, { url = "" }) => {
      response.on("close", () => left.push(url));
      response.writeHead(200, { "content-type": "video/mp4", ...headers }).write(Buffer.alloc(2_000_000));
    };
  await using site = await startFakeSite({
    documents: ["small-1", "small-2"].map((slug) => aWireDocument({ slug })),
    routes: { "/media/known.mp4": endless({ "content-length": "60000000" }), "/media/unknown.mp4": endless({}) },
  });
  const { context, page } = await openWithWorker(site.url);
  await askToKeep(page, ["/media/known.mp4", "/media/unknown.mp4", addressOf("small-2")]);
  await expect.poll(async () => (await keptPages(page)).paths).toContain(addressOf("small-2"));
  await expect.poll(() => left).toEqual(["/media/known.mp4", "/media/unknown.mp4"]);
  expect(await page.evaluate(() => caches.match("/media/unknown.mp4").then((found) => found === undefined))).toBe(true);
  await context.close();
});

test("a page that takes from the visitor's allowance, or does something when it is opened, is not fetched to be stored", async () => {
  await using content = await makeDocuments(smallNames.slice(0, 2));
  await using site = await startSite({ CONTENT_DIR: content.dir });
  const { context, page } = await openWithWorker(site.url);
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(() => {
    const paths: string[] = [];
    const send = globalThis.fetch;
    globalThis.fetch = (asked, given) => {
      paths.push(new URL(asked instanceof Request ? asked.url : String(asked)).pathname);
      return send(asked, given);
    };
    Reflect.set(globalThis, "askedPaths", paths);
  });
  await askToKeep(page, ["/search?q=words", "/newsletter/confirm?token=1", addressOf("small-2")]);
  await expect.poll(async () => (await keptPages(page)).paths).toContain(addressOf("small-2"));
  const asked = await worker?.evaluate<readonly string[]>(() => Reflect.get(globalThis, "askedPaths"));
  expect(asked).toContain(addressOf("small-2"));
  expect(asked?.filter((path) => /search|newsletter/.test(path))).toEqual([]);
  await context.close();
});

test("when disabled, offline reading and all stored pages are removed from a device on the next visit", async () => {
  await using content = await makeDocuments(smallNames.slice(0, 2));
  const port = String(await reservePort());
  const first = await startSite({ CONTENT_DIR: content.dir, PORT: port });
  const { context, page } = await openWithWorker(first.url);
  await first[Symbol.asyncDispose]();
  await using off = await startSite({ CONTENT_DIR: content.dir, PORT: port, SERVICE_WORKER: "off" });
  expect(off.url).toBe(first.url);
  await page.goto(addressOf("small-2"));
  const left = (): Promise<readonly [number, readonly string[]]> =>
    page.evaluate(
      async () => [(await navigator.serviceWorker.getRegistrations()).length, await caches.keys()] as const,
    );
  await expect.poll(left).toEqual([0, []]);
  const response = await page.reload();
  expect(response?.fromServiceWorker()).toBe(false);
  await context.close();
});
