import { escapeText } from "../../../../html/escape.ts";
import { sayCountIn, sayIn } from "../../../../words/speech.ts";
import type { Speech } from "../../../../words/speech.ts";
import { referencePath } from "../entries.ts";
import type { EntryKind, ReferenceEntry } from "../entries.ts";
import { allErrorCodes } from "./error-codes.ts";
import { section } from "./field-page.ts";
import { firstSentence, withCode } from "./parts.ts";
import { errorTable } from "./tables.ts";

/** What an operation, and a client address, may ask for. */
export interface ReferenceLimits {
  readonly cost: number;
  readonly depth: number;
  readonly aliases: number;
  readonly characters: number;
  readonly costPerMinute: number;
  readonly searchesPerMinute: number;
}

/** What the first page says: how to ask, what may be asked, what can go wrong; and the list of all operations. */
export function startPage(
  entries: readonly ReferenceEntry[],
  { limits, endpoint }: { readonly limits: ReferenceLimits; readonly endpoint: string },
  speech: Speech,
): string {
  return (
    `<p>${withAddress(sayIn(speech, "Operations are sent as JSON by POST to {address}. There is no key.", { address: place }), endpoint)}</p>` +
    section("queries", sayIn(speech, "Queries"), listOf(entries, "query")) +
    section("mutations", sayIn(speech, "Mutations"), listOf(entries, "mutation")) +
    section("limits", sayIn(speech, "Limits"), limitsHtml(limits, speech)) +
    section("errors", sayIn(speech, "Errors"), errorsHtml(speech))
  );
}

const place = "\u0000";

function withAddress(text: string, address: string): string {
  return escapeText(text).replace(place, () => `<code>${escapeText(address)}</code>`);
}

/** Each with the first sentence of its description. */
function listOf(entries: readonly ReferenceEntry[], kind: EntryKind): string {
  const items = entries.flatMap((entry) =>
    entry.kind === kind && "field" in entry
      ? [
          `<dt><a href="${referencePath}/${entry.id}"><code>${entry.name}</code></a></dt>` +
            `<dd lang="en" dir="ltr">${withCode(firstSentence(entry.field.description))}</dd>`,
        ]
      : [],
  );
  return items.length === 0 ? "" : `<dl>${items.join("")}</dl>`;
}

function limitsHtml(limits: ReferenceLimits, speech: Speech): string {
  const items = [
    sayCountIn(speech, limits.cost, "An operation may cost {count} point.", "An operation may cost {count} points."),
    sayCountIn(
      speech,
      limits.costPerMinute,
      "A client address may ask for {count} point a minute; what comes from a cache is not counted.",
      "A client address may ask for {count} points a minute; what comes from a cache is not counted.",
    ),
    sayCountIn(
      speech,
      limits.searchesPerMinute,
      "It may search {count} time a minute.",
      "It may search {count} times a minute.",
    ),
    sayCountIn(
      speech,
      limits.depth,
      "An operation may be {count} level deep.",
      "An operation may be {count} levels deep.",
    ),
    sayCountIn(speech, limits.aliases, "It may have {count} alias.", "It may have {count} aliases."),
    sayCountIn(speech, limits.characters, "It may be {count} character long.", "It may be {count} characters long."),
  ];
  return `<ul>${items.map((item) => `<li>${escapeText(item)}</li>`).join("")}</ul>`;
}

function errorsHtml(speech: Speech): string {
  const text = sayIn(
    speech,
    "Each root field can fail by itself: it is null then, and an entry of {errors} says why, with a code.",
    {
      errors: place,
    },
  );
  return `<p>${withAddress(text, "errors")}</p>${errorTable(allErrorCodes, speech)}`;
}
