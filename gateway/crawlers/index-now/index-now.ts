import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { request } from "undici";
import { z } from "zod";
import type { OpenSharedExecution } from "../../graphql/execute.ts";
import { changedBetween, readVersions } from "./read-versions.ts";
import type { Versions } from "./read-versions.ts";

/** Notifies search engines of changed pages (indexnow.org). */
export interface IndexNow {
  /** Something may have changed: checks a moment later, once for changes that come together. */
  readonly look: () => void;
  /** Abandons a request under way: its changes are submitted after the next start. */
  readonly stop: () => Promise<void>;
}

/** What notifications of search engines are built with. */
export interface IndexNowParts {
  readonly openExecution: OpenSharedExecution;
  /** The site's public address, without a trailing slash. */
  readonly siteUrl: string;
  readonly key: string;
  /** Where changes are submitted. */
  readonly endpoint: string;
  /** Records what was last submitted; survives a restart. */
  readonly file: string;
  readonly log: {
    readonly info: (message: string) => void;
    readonly warn: (fields: Readonly<Record<string, unknown>>, message: string) => void;
  };
}

/** One edit often arrives as several changes. */
const settleMs = 1_000;
/** For backends that send no change notifications, and after a failure. */
const checkAgainMs = 60 * 60 * 1_000;
const requestMs = 10_000;

/** The protocol's limit on addresses per request. */
const urlsMax = 10_000;

/**
 * Builds it, and checks once at the start, so that changes made while the gateway was down are submitted too. The very first
 * check only records what is there.
 */
export function createIndexNow({ openExecution, siteUrl, key, endpoint, file, log }: IndexNowParts): IndexNow {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let working: Promise<void> = Promise.resolve();
  const stopping = new AbortController();

  const plan = (waitMs: number): void => {
    if (stopping.signal.aborted) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      working = working
        .then(compare)
        .catch((problem: unknown) => {
          if (!stopping.signal.aborted)
            log.warn({ err: problem }, "IndexNow: changes could not be submitted; retrying later");
        })
        .finally(() => {
          // A change that came meanwhile has planned a sooner one.
          if (timer === undefined) plan(checkAgainMs);
        });
    }, waitMs);
    timer.unref();
  };

  const compare = async (): Promise<void> => {
    const now = await readVersions(openExecution());
    if (now === null) return;
    const before = await readNoted(file);
    const changed = before === null ? [] : changedBetween(before, now);
    for (let from = 0; from < changed.length; from += urlsMax) await submit(changed.slice(from, from + urlsMax));
    if (before === null || changed.length > 0) await note(file, now);
  };

  const submit = async (urlList: readonly string[]): Promise<void> => {
    const { statusCode, body } = await request(endpoint, {
      method: "POST",
      headers: { "content-type": "application/json; charset=utf-8" },
      body: JSON.stringify({ host: new URL(siteUrl).host, key, keyLocation: `${siteUrl}/${key}.txt`, urlList }),
      headersTimeout: requestMs,
      bodyTimeout: requestMs,
      signal: stopping.signal,
    });
    await body.dump();
    if (statusCode < 200 || statusCode > 299)
      throw new Error(`expected 200 or 202 from ${endpoint}, got ${statusCode}`);
    log.info(`IndexNow: submitted ${urlList.length} changed ${urlList.length === 1 ? "page" : "pages"}`);
  };

  plan(settleMs);
  return {
    look: () => plan(settleMs),
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await working;
    },
  };
}

const Noted = z.record(z.string(), z.string());

/** Null when nothing has been recorded yet, or nothing readable. */
async function readNoted(file: string): Promise<Versions | null> {
  try {
    return new Map(Object.entries(Noted.parse(JSON.parse(await readFile(file, "utf8")))));
  } catch {
    return null;
  }
}

async function note(file: string, versions: Versions): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, JSON.stringify(Object.fromEntries(versions)));
  await rename(`${file}.new`, file);
}
