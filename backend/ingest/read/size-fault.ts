import { defaultTextLimits, sentTextBytesMax } from "../../../texts/text-limits.ts";
import { refusalOf } from "../../../texts/text-refusal.ts";

/** Why a text will not be shown, although its page is there; null when it will be. It is counted as the gate counts. */
export function sizeFaultOf(html: string): string | null {
  const refusal = refusalOf(html, defaultTextLimits);
  return refusal === null
    ? null
    : `the text will not be shown, and its page says so in its place. ${refusal.replace(/\.$/, "")}`;
}

/**
 * The HTML to send. Of one that would be refused together with all else in the answer, the beginning, which the gateway refuses by itself, so that the
 * page says so: for its bytes, or for its tags where more bytes are allowed.
 */
export function sendableHtmlOf(html: string): string {
  if (Buffer.byteLength(JSON.stringify(html)) <= sentTextBytesMax) return html;
  const { contentBytes, tags } = defaultTextLimits;
  return html.slice(0, contentBytes) + "<p>".repeat(tags + 1);
}
