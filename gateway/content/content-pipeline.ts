import { createHash } from "node:crypto";
import { defaultContentLimits } from "./content-limits.ts";
import type { ContentLimits } from "./content-limits.ts";
import { ContentUnavailable } from "./content-unavailable.ts";
import { createContentWorkers } from "./workers/content-workers.ts";
import type { Glossary } from "./inline-links/glossary.ts";
import type { JobOutcome } from "./workers/job-queue.ts";
import { createMemo } from "./memo.ts";
import { pipelineVersion } from "./pipeline-version.ts";
import type { ProcessedContent, SafeContent } from "./processed-content.ts";
import { refusalOf } from "../../texts/text-refusal.ts";
import { createShared } from "./shared-work.ts";
import type { WorkResult } from "./shared-work.ts";
import type { WorkerResult } from "./workers/worker-messages.ts";

export type { ProcessedContent, SafeContent } from "./processed-content.ts";

/**
 * The one gate for HTML: its output is safe, and no other HTML goes into a page. Every method throws ContentUnavailable for
 * what is not ready in time.
 */
export interface ContentPipeline {
  /**
   * The safe form of a text with its outline, or why it is not shown. Equal texts are processed once. `language`: a BCP 47 tag, for the quotation
   * marks, apostrophes and dashes that the text gets in place of those of a keyboard; null (as without it) to leave them.
   */
  process(html: string, language?: string | null): Promise<ProcessedContent>;
  /**
   * The HTML of a safe text with inline links: headings to themselves, pictures to their files, and the first use of a term
   * in each section to its entry. `exceptHref`: the text's own entry, which is not linked. Returns the HTML without links
   * where adding them breaks a limit.
   */
  addInlineLinks(text: SafeContent, glossary: Glossary, exceptHref: string | null): Promise<string>;
  /** A safe text as GitHub-flavoured Markdown with absolute links, or why there is none. `address`: the absolute address of the text's page. */
  toMarkdown(text: SafeContent, address: string): Promise<MarkdownContent>;
  /** Starts a thread ahead of the first text, so that no reader waits for the start. */
  warm(): void;
  stop(): Promise<void>;
}

/** A text as Markdown, or why there is none. */
export type MarkdownContent = Extract<WorkerResult, { readonly kind: "markdown" | "refused" }>;

/** Receives the reasons why texts are not shown. A pino logger fits. */
export interface ContentLog {
  warn(fields: Readonly<Record<string, unknown>>, message: string): void;
}

/** What a pipeline is built with. */
export interface ContentPipelineOptions {
  /** The worker thread's file. */
  readonly workerUrl?: URL;
  readonly limits?: ContentLimits;
  readonly log?: ContentLog;
}

/** Builds the pipeline. Its thread starts with the first text, or with `warm`. */
export function createContentPipeline(options: ContentPipelineOptions = {}): ContentPipeline {
  const { workerUrl = new URL("./workers/worker.ts", import.meta.url), limits = defaultContentLimits, log } = options;
  const warn = (reason: string): void => log?.warn({ part: "content" }, reason);
  const workers = createContentWorkers({ url: workerUrl, limits, onBroken: warn });
  const { waitMs } = limits;
  const processed = createShared({
    memo: createMemo<ProcessedContent | Unavailable>(limits.memoBytes, Date.now),
    waitMs,
    onLate: warn,
  });
  const linked = createShared({
    memo: createMemo<string | Unavailable>(limits.linkedBytes, Date.now),
    waitMs,
    onLate: warn,
  });
  const markdown = createShared({
    memo: createMemo<MarkdownContent | Unavailable>(limits.markdownBytes, Date.now),
    waitMs,
    onLate: warn,
  });

  const process = async (
    key: string,
    html: string,
    language: string | null,
  ): Promise<WorkResult<ProcessedContent | Unavailable>> => {
    const reason = refusalOf(html, limits);
    const outcome = reason === null ? await workers.run({ kind: "process", html, language }) : refused(reason);
    if (outcome.kind === "unavailable") return toUnavailable(outcome, limits);
    const { result, isFinal } = outcome;
    if (result.kind !== "ready" && result.kind !== "refused")
      throw new Error("A content thread returned the result of another kind of job.");
    if (result.kind === "refused" && isFinal) log?.warn({ part: "content", key }, result.reason);
    return { value: result, room: roomOf(outcome, limits) };
  };

  const link = async (
    { html, ranges }: SafeContent,
    glossary: Glossary,
    exceptHref: string | null,
  ): Promise<WorkResult<string | Unavailable>> => {
    const outcome = await workers.run({ kind: "link", text: { html, ranges }, exceptHref }, glossary);
    if (outcome.kind === "unavailable") return toUnavailable(outcome, limits);
    return { value: outcome.result.kind === "linked" ? outcome.result.html : html, room: roomOf(outcome, limits) };
  };

  const write = async (html: string, address: string): Promise<WorkResult<MarkdownContent | Unavailable>> => {
    const outcome = await workers.run({ kind: "markdown", html, address });
    if (outcome.kind === "unavailable") return toUnavailable(outcome, limits);
    const { result } = outcome;
    if (result.kind !== "markdown" && result.kind !== "refused")
      throw new Error("A content thread returned the result of another kind of job.");
    return { value: result, room: roomOf(outcome, limits) };
  };

  return {
    process: async (html, language = null) => {
      const key = keyOf(JSON.stringify([language, html]));
      return available(await processed(key, () => process(key, html, language)));
    },
    addInlineLinks: async (text, glossary, exceptHref) =>
      available(
        await linked(keyOf(JSON.stringify([glossary.key, exceptHref, text.html])), () =>
          link(text, glossary, exceptHref),
        ),
      ),
    toMarkdown: async ({ html }, address) =>
      available(await markdown(keyOf(JSON.stringify([address, html])), () => write(html, address))),
    warm: () => workers.warm(),
    stop: () => workers.stop(),
  };
}

/** Kept for a while where a retry would lose another thread. */
type Unavailable = Extract<JobOutcome, { readonly kind: "unavailable" }>;

function refused(reason: string): Extract<JobOutcome, { readonly kind: "done" }> {
  return {
    kind: "done",
    result: { kind: "refused", reason },
    isFinal: true,
  };
}

function toUnavailable(outcome: Unavailable, limits: ContentLimits): WorkResult<Unavailable> {
  return {
    value: outcome,
    room: outcome.mayRepeat ? null : { sizeBytes: 512, until: laterThan(limits) },
  };
}

function laterThan({ refusalSeconds }: ContentLimits): number {
  return Date.now() + refusalSeconds * 1000;
}

function available<T>(value: T | Unavailable): T {
  if (isUnavailable(value)) throw new ContentUnavailable(value.reason);
  return value;
}

function isUnavailable(value: unknown): value is Unavailable {
  return typeof value === "object" && value !== null && "kind" in value && value.kind === "unavailable";
}

function keyOf(html: string): string {
  return `${pipelineVersion}:${createHash("sha256").update(html).digest("base64url")}`;
}

/** Two bytes per character, plus the overhead of an entry. A refusal that may pass is kept only for a while. */
function roomOf({ result, isFinal }: Extract<JobOutcome, { readonly kind: "done" }>, limits: ContentLimits) {
  const sizeBytes = charactersOf(result) * 2 + 512;
  return isFinal ? { sizeBytes } : { sizeBytes, until: laterThan(limits) };
}

function charactersOf(result: WorkerResult): number {
  if (result.kind === "refused") return 0;
  if (result.kind === "markdown") return result.markdown.length;
  return result.html.length + (result.kind === "ready" ? JSON.stringify([result.outline, result.ranges]).length : 0);
}
