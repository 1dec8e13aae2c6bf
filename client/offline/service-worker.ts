import { costlyPages } from "../../addresses/costly-pages.ts";
import { knownParameters } from "../../addresses/known-parameters.ts";
import { pageStateAddress } from "../../addresses/page-state.ts";
import { requestLimitMs, withinLimit } from "../time/time-limit.ts";
import { offlinePage } from "./offline-page.ts";
import { findKept, forget, isKeepable, keep, removeStores, stores } from "./stores.ts";
import type { Store } from "./stores.ts";
import { isKeepEvent, isRequestEvent, isWorkerEvent } from "./worker-events.ts";
import type { RequestEvent, WorkerScope } from "./worker-events.ts";

/*
 * Offline reading: pages that the visitor has read stay readable without a network (docs/decisions/0012). Network first; only
 * files named by a hash of their content are served from the device at once.
 */
declare const self: WorkerScope;

self.addEventListener("install", (event) => {
  if (isWorkerEvent(event)) event.waitUntil(self.skipWaiting());
});

self.addEventListener("activate", (event) => {
  if (isWorkerEvent(event)) event.waitUntil(begin());
});

self.addEventListener("fetch", (event) => {
  if (!isRequestEvent(event) || isForPlayer(event.request)) return;
  const store = storeOf(event.request);
  if (store === null) return;
  if (event.request.mode === "navigate") event.respondWith(answerNavigation(event));
  else if (store === stores.files) event.respondWith(answerFile(event));
  else event.respondWith(answerFromNetwork(event, store));
});

self.addEventListener("message", (event) => {
  if (isKeepEvent(event)) event.waitUntil(keepSequentially(event.data.keep));
});

async function begin(): Promise<void> {
  await removeStores("others").catch(() => undefined); // where the device's storage fails, there is nothing to read
  // Otherwise every navigation would wait for the worker to start.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** Whether a part of a file is asked for, as players do: browsers refuse the whole file in its place, which is all that a store has. */
function isForPlayer({ headers, destination }: Request): boolean {
  return headers.has("range") || destination === "video" || destination === "audio";
}

/** The store for a response; null if the worker does not handle the request. */
function storeOf({ method, url, mode }: Pick<Request, "method" | "url" | "mode">): Store | null {
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin || /^\/(?:operations|playground)(?:\/|$)/.test(pathname))
    return null;
  if (mode === "navigate") return stores.pages;
  if (pathname === "/graphql") return stores.answers;
  return /^\/(?:assets|media|page-state|theme|words)\/|^\/mark\.svg$/.test(pathname) ? stores.files : null;
}

async function answerNavigation(event: RequestEvent): Promise<Response> {
  const address = addressOf(event.request.url);
  try {
    const response = await withinLimit(async () => (await event.preloadResponse) ?? fetch(event.request));
    event.waitUntil(remember(stores.pages, address, response));
    return response;
  } catch {
    // A file that a link leads to was kept with the page that shows it.
    return (
      (await findKept(stores.pages, address)) ?? (await findKept(stores.files, event.request.url)) ?? offlinePage()
    );
  }
}

/** Less than the page that asks waits for: the copy is to be there before it gives up. */
const copyAfterMs = requestLimitMs - 3_000;

async function answerFromNetwork(event: RequestEvent, store: Store): Promise<Response> {
  const coming = fetch(event.request);
  const fetched = await withinLimit(() => coming, copyAfterMs).catch(() => null);
  const kept = fetched === null ? await findKept(store, event.request.url) : undefined;
  if (kept !== undefined) {
    // What comes late is the copy of the next time.
    event.waitUntil(coming.then((late) => keepOrForget(store, event.request.url, late)).catch(() => undefined));
    return kept;
  }
  const response = fetched ?? (await withinLimit(() => coming, requestLimitMs - copyAfterMs));
  event.waitUntil(remember(store, event.request.url, response));
  return response;
}

/** Cache first: a file's name is a hash of its content, so the copy is never stale. */
async function answerFile(event: RequestEvent): Promise<Response> {
  return (await findKept(stores.files, event.request.url)) ?? answerFromNetwork(event, stores.files);
}

/** Stores a copy of a response that goes to a page. Nothing else is copied: what nobody reads of a copy would pile up in memory. */
function remember(store: Store, address: string, response: Response): Promise<unknown> {
  return mayKeep(store, response) ? keep(store, address, response.clone()) : forgetUnlessDown(store, address, response);
}

/** Stores a response that no page waits for. What is not stored is not downloaded either. */
async function keepOrForget(store: Store, address: string, response: Response): Promise<void> {
  if (mayKeep(store, response)) return keep(store, address, response);
  await response.body?.cancel();
  await forgetUnlessDown(store, address, response);
}

/** The copy of what the site does not answer for the moment stays, also where this visitor has asked too often. */
async function forgetUnlessDown(store: Store, address: string, { status }: Response): Promise<void> {
  if (status < 500 && status !== 429) await forget(store, address);
}

function mayKeep(store: Store, response: Response): boolean {
  const isPage = response.headers.get("content-type")?.startsWith("text/html") ?? false;
  return isKeepable(response) && (store !== stores.pages || isPage);
}

let kept = Promise.resolve();

/** One after the other: browsers open few connections per site, and the page itself needs them. */
function keepSequentially(urls: readonly string[]): Promise<void> {
  kept = kept.then(async () => {
    for (const url of urls) await keepAddress(url).catch(() => undefined); // offline, timed out, or storage full
  });
  return kept;
}

/** Stores what was fetched before the worker was active, or without a navigation. */
async function keepAddress(url: string): Promise<void> {
  const isFile = storeOf({ method: "GET", url, mode: "cors" }) === stores.files;
  const store = isFile ? stores.files : stores.pages;
  const address = isFile ? url : addressOf(url);
  const { origin, pathname } = new URL(url);
  if (origin !== self.location.origin || costlyPages.some((start) => pathname.startsWith(start))) return;
  if (isFile && (await findKept(store, address)) !== undefined) return;
  const { response, html } = await withinLimit(async (signal) => {
    const fetched = await fetch(url, isFile ? { signal } : { headers: { accept: "text/html" }, signal });
    return { response: fetched, html: !isFile && mayKeep(store, fetched) ? await fetched.clone().text() : null };
  });
  const state = html === null ? null : stateAddressIn(html, address);
  // First what the application starts from on the page: whoever finds the page kept can use it.
  if (state !== null) await keepAddress(state).catch(() => undefined);
  return keepOrForget(store, address, response);
}

/** The address of the data that the application starts from on a page; null where the page has it within. */
function stateAddressIn(html: string, address: string): string | null {
  const [, hash] = /<body data-state="([\w-]+)"/.exec(html) ?? [];
  return hash === undefined ? null : new URL(pageStateAddress(new URL(address).pathname, hash), address).href;
}

/** The cache key of a page: no fragment, no trailing slash, no parameters that no page reads, such as those by which campaigns count their readers. */
function addressOf(url: string): string {
  const { origin, pathname, searchParams } = new URL(url);
  const known = knownParameters.flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : [[name, value]];
  });
  const query = new URLSearchParams(known).toString();
  return `${origin}${pathname.replace(/(?<=.)\/+$/, "")}${query === "" ? "" : `?${query}`}`;
}
