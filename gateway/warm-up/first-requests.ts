import type { AskInProcess, InProcessAnswer } from "./in-process-client.ts";

/** What the first requests are sent with. */
export interface FirstRequestsParts {
  readonly ask: AskInProcess;
  /** The kind of the page at a path: pages of one kind share code, queries and style. Null where there is no page that links lead to. */
  readonly kindOf: (path: string) => string | null;
  /** The hash of a persisted operation that every page sends, and its text. */
  readonly operation: { readonly hash: string; readonly text: string };
}

/**
 * Asks for what the first visitors will ask for: an operation by hash and by text, the home page, and one page of every kind that links lead to from
 * there. Ends early when an answer fails, since the others would fail too.
 */
export async function sendFirstRequests(parts: FirstRequestsParts, signal: AbortSignal): Promise<void> {
  if (!(await sendOperation(parts, signal))) return;
  const known = new Set([parts.kindOf("/")]);
  for (let paths: readonly string[] = ["/"]; paths.length > 0;) {
    const pages = await Promise.all(paths.map((path) => askForPage(parts, path, signal)));
    if (pages.some(({ status }) => status >= 500)) return;
    paths = pages.flatMap(({ text }) => linksIn(text)).filter((path) => isNewKind(parts.kindOf(path), known));
  }
}

/** Adds a kind that was not known. */
function isNewKind(kind: string | null, known: Set<string | null>): boolean {
  if (kind === null || known.has(kind)) return false;
  known.add(kind);
  return true;
}

/** As a browser asks for a page. */
function askForPage({ ask }: FirstRequestsParts, path: string, signal: AbortSignal): Promise<InProcessAnswer> {
  const headers = { accept: "text/html", "accept-encoding": "br" };
  return ask({ method: "GET", path, headers, body: null }, signal);
}

/** As the application asks, twice: the second answer comes from the store. Then as an API client does. False if it failed. */
async function sendOperation({ ask, operation }: FirstRequestsParts, signal: AbortSignal): Promise<boolean> {
  const persisted = { persistedQuery: { version: 1, sha256Hash: operation.hash } };
  const path = `/graphql?extensions=${encodeURIComponent(JSON.stringify(persisted))}`;
  const headers = { accept: "application/json", "content-type": "application/json" };
  const body = JSON.stringify({ query: operation.text });
  for (const asked of [
    { method: "GET", path, headers, body: null },
    { method: "GET", path, headers, body: null },
    { method: "POST", path: "/graphql", headers, body },
  ] as const) {
    const { status } = await ask(asked, signal);
    if (status !== 200) return false;
  }
  return true;
}

/** The targets of the links of a page to this site, without parameters. */
function linksIn(html: string): readonly string[] {
  return Array.from(html.matchAll(/<a [^>]*?href="(\/[^"#?&]*)["#]/g), ([, path = ""]) => path);
}
