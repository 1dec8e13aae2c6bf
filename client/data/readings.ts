/** A document as this browser remembers it. */
export interface ReadDocument {
  readonly slug: string;
  /** The document's own address, root-absolute. */
  readonly path: string;
  readonly subject: string;
  /** When it was last changed, as far as was known; ISO 8601. */
  readonly version: string | null;
}

/** A document that was read, and when; ISO 8601. */
export interface Reading extends ReadDocument {
  readonly readAt: string;
}

const storageKey = "readDocuments";

/** The oldest are forgotten: storage is small, and is shared with all that the site keeps. */
const mostReadings = 50;

/** What was read, the latest first; nothing where storage is empty, broken or forbidden. The same list as long as nothing changes. */
export const readings = (): readonly Reading[] => {
  const text = storedText();
  if (text !== known.text) known = { text, list: parse(text) };
  return known.list;
};

/** What was known of a document before it was opened this time; null when it was never read. */
export const readBefore = (slug: string): Reading | null => {
  const found = before.get(slug) ?? readings().find((reading) => reading.slug === slug) ?? null;
  before.set(slug, found);
  return found;
};

/** Remembers that a document is read now. Gives the function to call when it is left. */
export const rememberReading = (document: ReadDocument): (() => void) => {
  readBefore(document.slug);
  store(
    [
      { ...document, readAt: new Date().toISOString() },
      ...readings().filter(({ slug }) => slug !== document.slug),
    ].slice(0, mostReadings),
  );
  return () => before.delete(document.slug);
};

/** Forgets everything that was read. */
export const forgetReadings = (): void => store([]);

/** Calls back after every change, in other tabs too; gives the function that stops it. */
export const onReadingsChanged = (listener: () => void): (() => void) => {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
};

/** Of the documents that are open: what was read of them before. */
const before = new Map<string, Reading | null>();

const listeners = new Set<() => void>();

let known: { readonly text: string; readonly list: readonly Reading[] } = { text: "[]", list: [] };

const storedText = (): string => {
  try {
    return localStorage.getItem(storageKey) ?? "[]";
  } catch {
    return "[]"; // storage may be forbidden as a whole
  }
};

const store = (list: readonly Reading[]): void => {
  try {
    localStorage.setItem(storageKey, JSON.stringify(list));
  } catch {
    // Storage may be full or forbidden: then nothing is remembered.
  }
  for (const listener of listeners) listener();
};

const parse = (text: string): readonly Reading[] => {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isReading) : [];
  } catch {
    return [];
  }
};

const textFields = ["slug", "path", "subject", "readAt"] as const;

const isReading = (value: unknown): value is Reading =>
  typeof value === "object" &&
  value !== null &&
  textFields.every((field) => typeof Reflect.get(value, field) === "string") &&
  "version" in value &&
  (value.version === null || typeof value.version === "string");
