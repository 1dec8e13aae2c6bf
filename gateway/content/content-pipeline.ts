import { createHash } from "node:crypto";
import { defaultContentLimits } from "./content-limits.ts";
import { linkText, processText, writeMarkdown } from "./content-jobs.ts";
import type { ContentJobParts, ContentLog, MarkdownContent, Unavailable } from "./content-jobs.ts";
import type { ContentLimits } from "./content-limits.ts";
import { ContentUnavailable } from "./content-unavailable.ts";
import { createContentWorkers } from "./workers/content-workers.ts";
import type { Glossary } from "./inline-links/glossary.ts";
import { createMemo } from "./memo.ts";
import { pipelineVersion } from "./pipeline-version.ts";
import type { ProcessedContent, SafeContent } from "./processed-content.ts";
import { createShared } from "./shared-work.ts";

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
  const jobs: ContentJobParts = { workers, limits, log };
  const shared = <T>(bytes: number) =>
    createShared({
      memo: createMemo<T | Unavailable>(bytes, Date.now),
      waitMs: limits.waitMs,
      onLate: warn,
    });
  const processed = shared<ProcessedContent>(limits.memoBytes);
  const linked = shared<string>(limits.linkedBytes);
  const markdown = shared<MarkdownContent>(limits.markdownBytes);
  return {
    process: async (html, language = null) => {
      const key = keyOf(JSON.stringify([language, html]));
      return available(await processed(key, () => processText(jobs, key, html, language)));
    },
    addInlineLinks: async (text, glossary, exceptHref) =>
      available(
        await linked(keyOf(JSON.stringify([glossary.key, exceptHref, text.html])), () =>
          linkText(jobs, text, glossary, exceptHref),
        ),
      ),
    toMarkdown: async ({ html }, address) =>
      available(await markdown(keyOf(JSON.stringify([address, html])), () => writeMarkdown(jobs, html, address))),
    warm: () => workers.warm(),
    stop: () => workers.stop(),
  };
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
