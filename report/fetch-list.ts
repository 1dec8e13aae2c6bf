import { z } from "zod";
import { ReportError } from "./config.ts";
import type { ReportSettings } from "./config.ts";

/** A list of the backend, as far as it was read. */
export interface FetchedList<T> {
  readonly items: readonly T[];
  /** Whether the backend has more. */
  readonly hasMore: boolean;
}

/** How a list is read. */
export interface ListReading<T> {
  /** Where answers may have it. */
  readonly keys: readonly string[];
  readonly item: z.ZodType<T>;
  readonly maxPages: number;
}

const pageSize = 100;
const timeoutMs = 20_000;

const Paged = z.looseObject({ pagination: z.looseObject({ hasNextPage: z.boolean().nullish() }).nullish() });

/** Fetches a list, page after page; null if the backend does not have it. Throws `ReportError` as `fetchFindings` does. */
export async function fetchList<T>(
  settings: ReportSettings,
  path: string,
  { keys, item, maxPages }: ListReading<T>,
): Promise<FetchedList<T> | null> {
  const items: T[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const json = await fetchJson(settings, `${path}?page=${page}&limit=${pageSize}`);
    if (json === null) return page === 1 ? null : { items, hasMore: false };
    const list = keys.map((key) => valueAt(json, key)).find((value) => Array.isArray(value));
    const parsed = z.array(item).safeParse(list);
    if (!parsed.success)
      throw new ReportError(
        `${settings.apiUrl}${path}: expected a list of "${keys[0]}" as in backend/openapi.yaml, got something else.\n${z.prettifyError(parsed.error)}`,
      );
    items.push(...parsed.data);
    if (Paged.safeParse(json).data?.pagination?.hasNextPage !== true) return { items, hasMore: false };
  }
  return { items, hasMore: true };
}

/** Null if the backend does not have this endpoint. */
async function fetchJson({ apiUrl, foundIn, secret }: ReportSettings, path: string): Promise<unknown> {
  const url = `${apiUrl}${path}`;
  const headers: Record<string, string> = secret === null ? {} : { authorization: `Bearer ${secret}` };
  const response = await fetch(url, { headers, redirect: "error", signal: AbortSignal.timeout(timeoutMs) }).catch(
    (error: unknown) => {
      throw new ReportError(
        `The docs backend cannot be reached: expected an answer from ${apiUrl} (from ${foundIn}), got ${reasonOf(error)}. ` +
          "Start the site with npm start, or set DOCS_API_URL to a running backend.",
      );
    },
  );
  if (response.status === 404 || response.status === 405 || response.status === 501) return null;
  if (response.status === 401)
    throw new ReportError(
      `${url}: access denied (401). Set PURGE_SECRET to the value that the backend has, or run the report on the backend's machine.`,
    );
  if (!response.ok) throw new ReportError(`${url}: expected 200, got ${response.status}. See the backend's log.`);
  return response.json().catch(() => {
    throw new ReportError(
      `${url}: expected JSON, got something else. Check that this is the address of a docs backend, including its /api.`,
    );
  });
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof Error && "code" in cause && typeof cause.code === "string") return cause.code;
  return cause instanceof Error ? cause.message : "no answer";
}

function valueAt(value: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>(
      (inner, key) =>
        typeof inner === "object" && inner !== null
          ? Object.entries(inner).find(([name]) => name === key)?.[1]
          : undefined,
      value,
    );
}
