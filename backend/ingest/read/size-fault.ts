import { defaultTextLimits } from "../../../texts/text-limits.ts";
import { refusalOf } from "../../../texts/text-refusal.ts";

/** Why a text will not be shown, although its page is there; null when it will be. It is counted as the gate counts. */
export function sizeFaultOf(html: string): string | null {
  const refusal = refusalOf(html, defaultTextLimits);
  return refusal === null
    ? null
    : `the text will not be shown, and its page says so in its place. ${refusal.replace(/\.$/, "")}`;
}
