import { createHash } from "node:crypto";
import { defaultContentLimits } from "./content-limits.ts";
import type { ContentLimits } from "./content-limits.ts";
import { createContentWorker } from "./content-worker.ts";
import type { JobOutcome } from "./content-worker.ts";
import type { Glossary } from "./glossary.ts";
import { createMemo } from "./memo.ts";
import type { Memo } from "./memo.ts";
import { pipelineVersion } from "./pipeline-version.ts";
import type { ProcessedContent, SafeContent } from "./processed-content.ts";
import { refusalOf } from "./scan.ts";

export type { ProcessedContent, SafeContent } from "./processed-content.ts";

/** The one gate for HTML: what comes out of it is safe, and nothing else goes into a page. */
export interface ContentPipeline {
  /** The safe form of a text with its outline, or why it is not shown. The same text is worked on once. */
  process(html: string): Promise<ProcessedContent>;
  /**
   * The HTML of a safe text with links that help reading: headings lead to themselves, pictures to their files, and the first
   * use of a term in a section to its entry. `exceptHref`: the entry that the text itself is. Without the links when that fails.
   */
  addReadingLinks(text: SafeContent, glossary: Glossary, exceptHref: string | null): Promise<string>;
  /** A safe text as GitHub-flavoured Markdown, its links absolute; null when that fails. `address`: where the text is read, absolute. */
  toMarkdown(text: SafeContent, address: string): Promise<string | null>;
  stop(): Promise<void>;
}

/** Where texts that are not shown are told. A pino logger fits. */
export interface ContentLog {
  warn(fields: Readonly<Record<string, unknown>>, message: string): void;
}

/** What a pipeline is built with. */
export interface ContentPipelineOptions {
  /** The thread's file. */
  readonly workerUrl?: URL;
  readonly limits?: ContentLimits;
  readonly log?: ContentLog;
}

/** Builds the pipeline and starts its thread. */
export const createContentPipeline = (options: ContentPipelineOptions = {}): ContentPipeline => {
  const { workerUrl = new URL("./worker.ts", import.meta.url), limits = defaultContentLimits, log } = options;
  const onBroken = (reason: string): void => log?.warn({ part: "content" }, reason);
  const worker = createContentWorker({ url: workerUrl, limits, onBroken });
  const processed = createShared(createMemo<ProcessedContent>(limits.memoBytes, Date.now));
  const linked = createShared(createMemo<string>(limits.linkedBytes, Date.now));
  const markdown = createShared(createMemo<{ readonly markdown: string | null }>(limits.markdownBytes, Date.now));

  const process = async (key: string, html: string): Promise<Made<ProcessedContent>> => {
    const reason = refusalOf(html, limits);
    const outcome: JobOutcome = reason === null ? await worker.run({ kind: "process", html }) : { result: { kind: "refused", reason }, isFinal: true };
    if (outcome.result.kind !== "ready" && outcome.result.kind !== "refused") throw new Error("The content worker mixed up its jobs.");
    if (outcome.result.kind === "refused" && outcome.isFinal) log?.warn({ part: "content", key }, outcome.result.reason);
    return { value: outcome.result, room: roomOf(outcome, limits) };
  };

  const link = async ({ html, ranges }: SafeContent, glossary: Glossary, exceptHref: string | null): Promise<Made<string>> => {
    const outcome = await worker.run({ kind: "link", text: { html, ranges }, exceptHref }, glossary);
    return { value: outcome.result.kind === "linked" ? outcome.result.html : html, room: roomOf(outcome, limits) };
  };

  const write = async (html: string, address: string): Promise<Made<{ readonly markdown: string | null }>> => {
    const outcome = await worker.run({ kind: "markdown", html, address });
    return { value: { markdown: outcome.result.kind === "markdown" ? outcome.result.markdown : null }, room: roomOf(outcome, limits) };
  };

  return {
    process: (html) => {
      const key = keyOf(html);
      return processed(key, () => process(key, html));
    },
    addReadingLinks: (text, glossary, exceptHref) => linked(keyOf(JSON.stringify([glossary.key, exceptHref, text.html])), () => link(text, glossary, exceptHref)),
    toMarkdown: async ({ html }, address) => (await markdown(keyOf(JSON.stringify([address, html])), () => write(html, address))).markdown,
    stop: () => worker.stop(),
  };
};

interface Made<T> {
  readonly value: T;
  readonly room: Parameters<Memo<T>["keep"]>[2];
}

/** Gives what is known by a key, else makes it once for all who ask meanwhile. */
const createShared = <T>(memo: Memo<T>): ((key: string, make: () => Promise<Made<T>>) => Promise<T>) => {
  const flights = new Map<string, Promise<T>>();
  return async (key, make) => {
    const known = memo.find(key);
    if (known !== null) return known;
    const fly = async (): Promise<T> => {
      const { value, room } = await make();
      memo.keep(key, value, room);
      return value;
    };
    const flight = flights.get(key) ?? fly().finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
};

const keyOf = (html: string): string => `${pipelineVersion}:${createHash("sha256").update(html).digest("base64url")}`;

/** Two bytes a character, and as much again as an entry costs beside its text. A refusal that may pass is kept for a while only. */
const roomOf = ({ result, isFinal }: JobOutcome, limits: ContentLimits) => {
  const sizeBytes = charactersOf(result) * 2 + 512;
  return isFinal ? { sizeBytes } : { sizeBytes, until: Date.now() + limits.refusalSeconds * 1000 };
};

const charactersOf = (result: JobOutcome["result"]): number => {
  if (result.kind === "refused") return 0;
  if (result.kind === "markdown") return result.markdown.length;
  return result.html.length + (result.kind === "ready" ? JSON.stringify([result.outline, result.ranges]).length : 0);
};
