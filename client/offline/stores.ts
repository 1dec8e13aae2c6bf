/** What is kept on the visitor's device: 20 MB together at most. The number is that of the format; another one is another store. */
export const stores = {
  pages: { name: "lectern-1-pages", entries: 50, bytes: 5_000_000 },
  answers: { name: "lectern-1-answers", entries: 200, bytes: 3_000_000 },
  files: { name: "lectern-1-files", entries: 300, bytes: 12_000_000 },
} as const;

export type Store = (typeof stores)[keyof typeof stores];

const entryBytesMax = 1_000_000;

/** The size of a kept body, and when it was kept (epoch milliseconds). */
const sizeHeader = "x-kept-bytes";
const timeHeader = "x-kept-at";

/** Whether an answer may be kept: whole, ours, and the same for everybody. */
export const isKeepable = (response: Response): boolean =>
  response.status === 200 &&
  response.type === "basic" &&
  !response.redirected &&
  !/no-store|private/.test(response.headers.get("cache-control") ?? "");

/** Puts a copy of an answer into a store, as its newest; what no longer fits goes, the oldest first. */
export const keep = async (store: Store, address: string, response: Response): Promise<void> => {
  const body = await response.arrayBuffer();
  if (body.byteLength > entryBytesMax) return;
  const headers = new Headers(response.headers);
  // The body is decoded, and given whatever is accepted.
  for (const name of ["content-encoding", "content-length", "vary"]) headers.delete(name);
  headers.set(sizeHeader, String(body.byteLength));
  headers.set(timeHeader, String(Date.now()));
  const cache = await caches.open(store.name);
  await cache.delete(address);
  await cache.put(address, new Response(body, { headers }));
  await trim(cache, store);
};

/** The copy of an answer; undefined when there is none. */
export const findKept = async (store: Store, address: string): Promise<Response | undefined> =>
  (await caches.open(store.name)).match(address);

/** Forgets an answer: it is not there any more, or not for everybody. */
export const forget = async (store: Store, address: string): Promise<unknown> =>
  (await caches.open(store.name)).delete(address);

/** Everything in a store, the newest first. */
export const keptIn = async (
  store: Store,
): Promise<readonly { readonly address: string; readonly response: Response }[]> => {
  const cache = await caches.open(store.name);
  const found = [];
  for (const { url } of (await cache.keys()).toReversed()) {
    const response = await cache.match(url);
    if (response) found.push({ address: url, response });
  }
  return found;
};

/** Removes stores of other formats, or all of them. */
export const removeStores = async (which: "others" | "all"): Promise<void> => {
  const current: readonly string[] = which === "all" ? [] : Object.values(stores).map(({ name }) => name);
  const names = (await caches.keys()).filter((name) => name.startsWith("lectern-") && !current.includes(name));
  await Promise.all(names.map((name) => caches.delete(name)));
};

const trim = async (cache: Cache, { entries, bytes }: Store): Promise<void> => {
  let count = 0;
  let size = 0;
  for (const request of (await cache.keys()).toReversed()) {
    count += 1;
    size += Number((await cache.match(request))?.headers.get(sizeHeader) ?? 0);
    if (count > entries || size > bytes) await cache.delete(request);
  }
};
