/** A document as this browser remembers it. */
export interface ReadDocument {
  readonly slug: string;
  /** The document's own address, root-absolute. */
  readonly path: string;
  readonly subject: string;
  /** When it last changed, as known when it was read; ISO 8601. */
  readonly version: string | null;
}

/** A document that was read, and when; ISO 8601. */
export interface Reading extends ReadDocument {
  readonly readAt: string;
}

const storageKey = "readDocuments";

/** The oldest are dropped: storage is small and shared by the whole site. */
const mostReadings = 50;

/** What was read, the latest first; empty where storage is empty, broken or blocked. Returns the same array until something changes. */
export function readings(): readonly Reading[] {
  const text = storedText();
  if (text !== known.text) known = { text, list: parse(text) };
  return known.list;
}

/** The previous reading of a document, from before it was opened this time; null if there is none. */
export function readBefore(slug: string): Reading | null {
  const found = before.get(slug) ?? readings().find((reading) => reading.slug === slug) ?? null;
  before.set(slug, found);
  return found;
}

/** Records that a document is being read. Returns a function to call when it is left. */
export function rememberReading(document: ReadDocument): () => void {
  readBefore(document.slug);
  store(
    [
      { ...document, readAt: new Date().toISOString() },
      ...readings().filter(({ slug }) => slug !== document.slug),
    ].slice(0, mostReadings),
  );
  return () => before.delete(document.slug);
}

/** Forgets everything that was read. */
export function forgetReadings(): void {
  store([]);
}

/** Subscribes to changes, including those in other tabs; returns a function that unsubscribes. */
export function onReadingsChanged(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

/** The previous readings of the documents that are open. */
const before = new Map<string, Reading | null>();

const listeners = new Set<() => void>();

let known: { readonly text: string; readonly list: readonly Reading[] } = { text: "[]", list: [] };

function storedText(): string {
  try {
    return localStorage.getItem(storageKey) ?? "[]";
  } catch {
    return "[]"; // storage may be blocked entirely
  }
}

function store(list: readonly Reading[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(list));
  } catch {
    // Storage may be full or blocked: then nothing is remembered.
  }
  for (const listener of listeners) listener();
}

function parse(text: string): readonly Reading[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isReading) : [];
  } catch {
    return [];
  }
}

const textFields = ["slug", "path", "subject", "readAt"] as const;

function isReading(value: unknown): value is Reading {
  return (
    typeof value === "object" &&
    value !== null &&
    textFields.every((field) => typeof Reflect.get(value, field) === "string") &&
    "version" in value &&
    (value.version === null || typeof value.version === "string")
  );
}
