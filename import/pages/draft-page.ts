import { HeavyText } from "../../content-folder/markdown/heavy-text.ts";
import { defaultTextLimits } from "../../texts/text-limits.ts";
import type { Note, TakeNote } from "../note.ts";
import { textAt } from "../settings/value.ts";
import type { SourceSite } from "../source/source-site.ts";
import { expandIncludes } from "../text/includes/includes.ts";
import { withFencedHighlights } from "../text/code/highlights.ts";
import { withoutComments } from "../text/items/comments.ts";
import { linesOf } from "../text/items/items.ts";
import type { Line } from "../text/items/items.ts";
import { withBraces } from "../text/liquid.ts";
import { withoutHiddenRust } from "../text/rust-lines.ts";
import { draftDocument } from "./draft-document.ts";
import type { Draft } from "./draft-document.ts";
import type { SourcePage } from "./source-page.ts";

/** What a draft is made of: data alone, so that it can be given to a thread. */
export interface PageText extends Pick<SourcePage, "path" | "file" | "fields" | "body" | "bodyLine" | "listedTitle"> {
  /** The folder of its section, absolute. */
  readonly folder: string;
}

/** A page in our dialect, and what was met on the way. */
export interface DraftedPage {
  readonly draft: Draft;
  readonly notes: readonly Omit<Note, "file">[];
  /** The files whose text is in it, absolute. */
  readonly included: readonly string[];
}

/** The part of a page that its draft is made of. */
export function pageText({ path, file, fields, body, bodyLine, listedTitle, section }: SourcePage): PageText {
  return { path, file, fields, body, bodyLine, listedTitle, folder: section.folder };
}

/** Converts a page of a site whose files lie in `repository`. */
export function draftPage(page: PageText, site: SourceSite, repository: string): DraftedPage {
  const notes: Omit<Note, "file">[] = [];
  const note: TakeNote = (line, subject, message) => void notes.push({ line, subject, message });
  const included = new Set<string>();
  const markup = site.markupOf(page.path);
  const lines = expandIncludes(
    linesOf(site.outputIn?.(page.body, page.path, page.fields) ?? page.body, page.bodyLine),
    {
      file: page.file,
      places: site.places,
      roots: [page.folder, site.folder, ...(site.includeFolders ?? [])],
      repository,
      isMdx: markup.isMdx,
      onTaken: (file) => included.add(file),
    },
    note,
  );
  const all = withoutComments(withFencedHighlights(lines, markup.shortcodes), markup.isMdx);
  const seen = markup.hidesRustLines === true ? withoutHiddenRust(all) : all;
  const titles = { ownTitle: textAt(page.fields, "title"), listedTitle: page.listedTitle };
  try {
    const draft = draftDocument(seen, { markup, headingSlug: site.headingSlug, note, ...titles });
    noteSize(draft.text, page, note);
    return { draft, notes, included: [...included] };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const line = error instanceof HeavyText ? (all[error.line - 1]?.at ?? page.bodyLine) : page.bodyLine;
    note(line, "heavy text", `${error.message} It is taken as it is written, and shown when it is simpler`);
    return { draft: asWritten(all), notes, included: [...included] };
  }
}

/** What is too much as Markdown is so as HTML; of less the content check can tell. */
function noteSize(text: string, { bodyLine }: PageText, note: TakeNote): void {
  const { contentBytes } = defaultTextLimits;
  const bytes = Buffer.byteLength(text);
  if (bytes > contentBytes)
    note(
      bodyLine,
      "large text",
      `${bytes} bytes, and a page shows ${contentBytes} of HTML: set LIMIT_CONTENT_BYTES higher, or split it into several documents`,
    );
}

function asWritten(lines: readonly Line[]): Draft {
  const text = lines.map((line) => line.text).join("\n");
  return {
    text: `${withBraces(text).trim()}\n`,
    title: null,
    references: [],
    titlePlaces: [],
    anchors: new Map(),
    headings: new Map(),
  };
}
