/** The stores on the visitor's device: at most 20 MB together. The number in a name is the format version; a new version is a new store. */
export const stores = {
  pages: { name: "lectern-1-pages", entries: 50, bytes: 5_000_000 },
  answers: { name: "lectern-1-answers", entries: 200, bytes: 3_000_000 },
  files: { name: "lectern-1-files", entries: 300, bytes: 12_000_000 },
} as const;

/** One of the stores. */
export type Store = (typeof stores)[keyof typeof stores];

const entryBytesMax = 1_000_000;

/** Headers added to stored copies: the size of the body, and when it was stored (epoch milliseconds). */
const sizeHeader = "x-kept-bytes";
const timeHeader = "x-kept-at";

/** Whether a response may be stored, as far as its headers tell: complete, same-origin, the same for everyone, and not too large. */
export function isKeepable(response: Response): boolean {
  return (
    response.status === 200 &&
    response.type === "basic" &&
    !response.redirected &&
    !/no-store|private/.test(response.headers.get("cache-control") ?? "") &&
    Number(response.headers.get("content-length") ?? 0) <= entryBytesMax
  );
}

/** Stores a response as the newest entry, and evicts the oldest beyond the store's limits. Of one that is too large, only the beginning is read. */
export async function keep(store: Store, address: string, response: Response): Promise<void> {
  const body = await readEntry(response);
  if (body === null) return void (await forget(store, address));
  const headers = new Headers(response.headers);
  // The stored body is decoded, and served whatever the request accepts.
  for (const name of ["content-encoding", "content-length", "vary"]) headers.delete(name);
  headers.set(sizeHeader, String(body.size));
  headers.set(timeHeader, String(Date.now()));
  const cache = await caches.open(store.name);
  // In place of the copy before, which stays where the device has no room for another. Its place among the others may stay, too.
  await cache.put(address, new Response(body, { headers }));
  await trim(cache, store);
}

/** The stored copy of a response; undefined if there is none, or the device fails to read it. */
export async function findKept(store: Store, address: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(store.name)).match(address);
  } catch {
    return undefined;
  }
}

/** Deletes a stored response that no longer exists, or is no longer public. */
export async function forget(store: Store, address: string): Promise<unknown> {
  return (await caches.open(store.name)).delete(address);
}

/** All entries of a store, the newest first; none if the device fails to list them. */
export async function keptIn(
  store: Store,
): Promise<readonly { readonly address: string; readonly response: Response }[]> {
  const found = [];
  for (const address of await addressesIn(store)) {
    const response = await findKept(store, address);
    if (response) found.push({ address, response });
  }
  return newestFirst(found, ({ response }) => response);
}

async function addressesIn(store: Store): Promise<readonly string[]> {
  try {
    const requests = await (await caches.open(store.name)).keys();
    return requests.map(({ url }) => url).toReversed();
  } catch {
    return [];
  }
}

/** Deletes stores of other format versions, or all stores. */
export async function removeStores(which: "others" | "all"): Promise<void> {
  const current: readonly string[] = which === "all" ? [] : Object.values(stores).map(({ name }) => name);
  const names = (await caches.keys()).filter((name) => name.startsWith("lectern-") && !current.includes(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** The whole body; null if it is larger than an entry may be. */
async function readEntry({ body }: Response): Promise<Blob | null> {
  const chunks = [];
  let bytes = 0;
  const reader = body?.getReader();
  for (let read = await reader?.read(); read?.value !== undefined; read = await reader?.read()) {
    bytes += read.value.byteLength;
    if (bytes > entryBytesMax) {
      // Not awaited: if this is a copy, the browser waits for the end of the other one.
      reader?.cancel().catch(() => undefined);
      return null;
    }
    chunks.push(read.value);
  }
  return new Blob(chunks);
}

async function trim(cache: Cache, { entries, bytes }: Store): Promise<void> {
  const copies = [];
  for (const request of (await cache.keys()).toReversed())
    copies.push({ request, response: await cache.match(request) });
  let count = 0;
  let size = 0;
  for (const { request, response } of newestFirst(copies, (copy) => copy.response)) {
    count += 1;
    size += numberIn(response, sizeHeader);
    if (count > entries || size > bytes) await cache.delete(request);
  }
}

function newestFirst<Copy>(copies: readonly Copy[], responseOf: (copy: Copy) => Response | undefined): readonly Copy[] {
  return copies.toSorted((a, b) => numberIn(responseOf(b), timeHeader) - numberIn(responseOf(a), timeHeader));
}

function numberIn(response: Response | undefined, header: string): number {
  return Number(response?.headers.get(header) ?? 0);
}
