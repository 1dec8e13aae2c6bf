import type { ContentLimits } from "./content-limits.ts";
import type { Glossary } from "./inline-links/glossary.ts";
import type { ProcessedContent, SafeContent } from "./processed-content.ts";
import { refusalOf } from "../../texts/text-refusal.ts";
import type { WorkResult } from "./shared-work.ts";
import type { ContentWorkers } from "./workers/content-workers.ts";
import type { JobOutcome } from "./workers/job-queue.ts";
import type { WorkerResult } from "./workers/worker-messages.ts";

/** A text as Markdown, or why there is none. */
export type MarkdownContent = Extract<WorkerResult, { readonly kind: "markdown" | "refused" }>;

/** Receives the reasons why texts are not shown. A pino logger fits. */
export interface ContentLog {
  warn(fields: Readonly<Record<string, unknown>>, message: string): void;
}

/** A text that has no result in time. Kept for a while where a retry would lose another thread. */
export type Unavailable = Extract<JobOutcome, { readonly kind: "unavailable" }>;

/** What the jobs are given to. */
export interface ContentJobParts {
  readonly workers: ContentWorkers;
  readonly limits: ContentLimits;
  readonly log: ContentLog | undefined;
}

/** Makes a text safe. `key` names it in the log. */
export async function processText(
  { workers, limits, log }: ContentJobParts,
  key: string,
  html: string,
  language: string | null,
): Promise<WorkResult<ProcessedContent | Unavailable>> {
  const reason = refusalOf(html, limits);
  const outcome = reason === null ? await workers.run({ kind: "process", html, language }) : refused(reason);
  if (outcome.kind === "unavailable") return toUnavailable(outcome, limits);
  const { result, isFinal } = outcome;
  if (result.kind !== "ready" && result.kind !== "refused") throw otherKind();
  if (result.kind === "refused" && isFinal) log?.warn({ part: "content", key }, result.reason);
  return { value: result, room: roomOf(outcome, limits) };
}

/** Adds inline links to a safe text. */
export async function linkText(
  { workers, limits }: ContentJobParts,
  { html, ranges }: SafeContent,
  glossary: Glossary,
  exceptHref: string | null,
): Promise<WorkResult<string | Unavailable>> {
  const outcome = await workers.run({ kind: "link", text: { html, ranges }, exceptHref }, glossary);
  if (outcome.kind === "unavailable") return toUnavailable(outcome, limits);
  return { value: outcome.result.kind === "linked" ? outcome.result.html : html, room: roomOf(outcome, limits) };
}

/** Writes a safe text as Markdown. */
export async function writeMarkdown(
  { workers, limits }: ContentJobParts,
  html: string,
  address: string,
): Promise<WorkResult<MarkdownContent | Unavailable>> {
  const outcome = await workers.run({ kind: "markdown", html, address });
  if (outcome.kind === "unavailable") return toUnavailable(outcome, limits);
  const { result } = outcome;
  if (result.kind !== "markdown" && result.kind !== "refused") throw otherKind();
  return { value: result, room: roomOf(outcome, limits) };
}

function otherKind(): Error {
  return new Error("A content thread returned the result of another kind of job.");
}

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
