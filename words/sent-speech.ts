import { voiceOf } from "./speech.ts";
import type { Speech } from "./speech.ts";
import type { Voice } from "./voice.ts";

/** The voice of a language whose words were loaded (`wordsJson`, of an earlier release too). Throws where they are no words. */
export function voiceOfSent(language: string, sent: unknown): Voice {
  if (!isSent(sent)) throw new TypeError("expected the words of a language, got something else");
  return voiceOf({ language, texts: sent.texts, writing: sent.writing ?? null });
}

function isSent(sent: unknown): sent is Pick<Speech, "texts"> & Partial<Pick<Speech, "writing">> {
  if (!isObject(sent) || !("texts" in sent)) return false;
  const { texts, writing = null }: { texts: unknown; writing?: unknown } = sent;
  return isObject(texts) && Object.values(texts).every(isSaid) && (writing === null || isWriting(writing));
}

/** A text, or the forms of one that counts. */
function isSaid(said: unknown): boolean {
  return typeof said === "string" || (isObject(said) && Object.values({ other: null, ...said }).every(isText));
}

function isWriting(writing: unknown): boolean {
  if (!isObject(writing)) return false;
  const { digits, months, group, decimal, date, groupedFrom }: Partial<Record<string, unknown>> = { ...writing };
  return isList(digits) && isList(months) && [group, decimal, date].every(isText) && typeof groupedFrom === "number";
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isList(value: unknown): boolean {
  return Array.isArray(value) && value.every(isText);
}

function isText(value: unknown): boolean {
  return typeof value === "string";
}
