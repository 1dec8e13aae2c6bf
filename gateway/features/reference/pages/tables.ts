import { escapeAttribute, escapeText } from "../../../../html/escape.ts";
import { sayIn } from "../../../../words/speech.ts";
import type { Speech } from "../../../../words/speech.ts";
import type { ErrorCode } from "./error-codes.ts";
import { withCode } from "./parts.ts";

/** Codes of errors, what they mean, and whether to try again. */
export function errorTable(codes: readonly ErrorCode[], speech: Speech): string {
  const say = { yes: escapeText(sayIn(speech, "Yes")), no: escapeText(sayIn(speech, "No")) };
  const head = [sayIn(speech, "Code"), sayIn(speech, "Meaning"), sayIn(speech, "Try again?")];
  const rows = codes.map(
    ({ code, means, again }) =>
      `<tr><td><code>${breakable(code)}</code></td><td lang="en" dir="ltr">${withCode(means)}</td><td>${say[again]}</td></tr>`,
  );
  return tableHtml(head, rows, sayIn(speech, "Errors"));
}

/** A code that may go on in the next line after an underscore. */
function breakable(code: string): string {
  return code.replaceAll("_", "_<wbr>");
}

/** A table that scrolls by itself where it is too wide. `label`: its name. */
function tableHtml(head: readonly string[], rows: readonly string[], label: string): string {
  const cells = head.map((text) => `<th scope="col">${escapeText(text)}</th>`).join("");
  return (
    `<div data-table="" tabindex="0" role="region" aria-label="${escapeAttribute(label)}">` +
    `<table><thead><tr>${cells}</tr></thead><tbody>${rows.join("")}</tbody></table></div>`
  );
}
