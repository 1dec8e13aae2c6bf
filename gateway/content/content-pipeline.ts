import { createHash } from "node:crypto";
import { defaultContentLimits } from "./content-limits.ts";
import type { ContentLimits } from "./content-limits.ts";
import { ContentUnavailable } from "./content-unavailable.ts";
import { createContentWorkers } from "./content-workers.ts";
import type { Glossary } from "./glossary.ts";
import type { JobOutcome } from "./job-queue.ts";
import { createMemo } from "./memo.ts";
import { pipelineVersion } from "./pipeline-version.ts";
import type { ProcessedContent, SafeContent } from "./processed-content.ts";
import { refusalOf } from "./scan.ts";
import { createShared } from "./shared-work.ts";
import type { Made } from "./shared-work.ts";
import type { WorkerResult } from "./worker-messages.ts";

export type { ProcessedContent, SafeContent } from "./processed-content.ts";

/** The one gate for HTML: what comes out of it is safe, and nothing else goes into a page. Each of these throws ContentUnavailable for what is not ready in time. */
export interface ContentPipeline {
  /** The safe form of a text with its outline, or why it is not shown. The same text is worked on once. */
  process(html: string): Promise<ProcessedContent>;
  /**
   * The HTML of a safe text with links that help reading: headings lead to themselves, pictures to their files, and the first
   * use of a term in a section to its entry. `exceptHref`: the entry that the text itself is. Without the links where that breaks a limit.
   */
  addInlineLinks(text: SafeContent, glossary: Glossary, exceptHref: string | null): Promise<string>;
  /** A safe text as GitHub-flavoured Markdown, its links absolute, or why there is none. `address`: where the text is read, absolute. */
  toMarkdown(text: SafeContent, address: string): Promise<MarkdownContent>;
  /** Starts a thread before there is a text, so that the first reader does not wait for it. */
  warm(): void;
  stop(): Promise<void>;
}

/** A text as Markdown, or why it is not given. */
export type MarkdownContent = Extract<WorkerResult, { readonly kind: "markdown" | "refused" }>;

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

/** Builds the pipeline. Its thread starts with the first text, or when it is warmed. */
export const createContentPipeline = (options: ContentPipelineOptions = {}): ContentPipeline => {
  const { workerUrl = new URL("./worker.ts", import.meta.url), limits = defaultContentLimits, log } = options;
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

  const process = async (key: string, html: string): Promise<Made<ProcessedContent | Unavailable>> => {
    const reason = refusalOf(html, limits);
    const outcome = reason === null ? await workers.run({ kind: "process", html }) : refused(reason);
    if (outcome.kind === "unavailable") return toUnavailable(outcome, limits);
    const { result, isFinal } = outcome;
    if (result.kind !== "ready" && result.kind !== "refused")
      throw new Error("The content threads mixed up their jobs.");
    if (result.kind === "refused" && isFinal) log?.warn({ part: "content", key }, result.reason);
    return { value: result, room: roomOf(outcome, limits) };
  };

  const link = async (
    { html, ranges }: SafeContent,
    glossary: Glossary,
    exceptHref: string | null,
  ): Promise<Made<string | Unavailable>> => {
    const outcome = await workers.run({ kind: "link", text: { html, ranges }, exceptHref }, glossary);
    if (outcome.kind === "unavailable") return toUnavailable(outcome, limits);
    return { value: outcome.result.kind === "linked" ? outcome.result.html : html, room: roomOf(outcome, limits) };
  };

  const write = async (html: string, address: string): Promise<Made<MarkdownContent | Unavailable>> => {
    const outcome = await workers.run({ kind: "markdown", html, address });
    if (outcome.kind === "unavailable") return toUnavailable(outcome, limits);
    const { result } = outcome;
    if (result.kind !== "markdown" && result.kind !== "refused")
      throw new Error("The content threads mixed up their jobs.");
    return { value: result, room: roomOf(outcome, limits) };
  };

  return {
    process: async (html) => {
      const key = keyOf(html);
      return available(await processed(key, () => process(key, html)));
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
};

/** Kept for a while where the next try would lose one more thread. */
type Unavailable = Extract<JobOutcome, { readonly kind: "unavailable" }>;

const refused = (reason: string): Extract<JobOutcome, { readonly kind: "done" }> => ({
  kind: "done",
  result: { kind: "refused", reason },
  isFinal: true,
});

const toUnavailable = (outcome: Unavailable, limits: ContentLimits): Made<Unavailable> => ({
  value: outcome,
  room: outcome.mayRepeat ? null : { sizeBytes: 512, until: laterThan(limits) },
});

const laterThan = ({ refusalSeconds }: ContentLimits): number => Date.now() + refusalSeconds * 1000;

const available = <T>(value: T | Unavailable): T => {
  if (isUnavailable(value)) throw new ContentUnavailable(value.reason);
  return value;
};

const isUnavailable = (value: unknown): value is Unavailable =>
  typeof value === "object" && value !== null && "kind" in value && value.kind === "unavailable";

const keyOf = (html: string): string => `${pipelineVersion}:${createHash("sha256").update(html).digest("base64url")}`;

/** Two bytes a character, and as much again as an entry costs beside its text. A refusal that may pass is kept for a while only. */
const roomOf = ({ result, isFinal }: Extract<JobOutcome, { readonly kind: "done" }>, limits: ContentLimits) => {
  const sizeBytes = charactersOf(result) * 2 + 512;
  return isFinal ? { sizeBytes } : { sizeBytes, until: laterThan(limits) };
};

const charactersOf = (result: WorkerResult): number => {
  if (result.kind === "refused") return 0;
  if (result.kind === "markdown") return result.markdown.length;
  return result.html.length + (result.kind === "ready" ? JSON.stringify([result.outline, result.ranges]).length : 0);
};
