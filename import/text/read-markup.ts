import { applyEffect } from "./apply-effect.ts";
import { isOwnId } from "../../addresses/heading-ids.ts";
import { endOfBraces, tagAt, textOf } from "./attributes.ts";
import type { Tag } from "./attributes.ts";
import { lengthOfCode } from "./code/code-text.ts";
import { bracketFormulaAt, formulaLength } from "./formulas.ts";
import { effectOfComponent, listOfUnknown, wordsOfUnknown } from "./components.ts";
import { effectOfElement, isElementName } from "./elements.ts";
import { phrases, placeOf } from "./ids/place.ts";
import { createItemWriter } from "./items/item-writer.ts";
import type { Item, Line } from "./items/items.ts";
import { createReading, lineOf, skip, take } from "./reading.ts";
import type { Reading } from "./reading.ts";
import { effectOfShortcode, outputAt, shortcodeAt, withOutputsIn } from "./shortcodes.ts";

/** Reads what else than Markdown stands in lines without fenced code: tags, components, shortcodes, comments, expressions. */
export function readMarkup(
  lines: readonly Line[],
  { markup, note, closed }: Pick<Reading, "markup" | "note" | "closed">,
): readonly Item[] {
  const text = lines.map((line) => line.text).join("\n");
  const writer = createItemWriter(lines[0]?.at ?? 1);
  const reading = createReading(text, lines, {
    markup,
    note,
    closed,
    writer,
    readInner: (inner) => readMarkup(inner, { markup, note, closed }),
  });
  while (reading.at < text.length) readNext(reading);
  writer.endLine(lines.at(-1)?.at ?? 1);
  return writer.items;
}

const special = /[`\\<{$\n]/g;

function readNext(reading: Reading): void {
  const { text, writer } = reading;
  special.lastIndex = reading.at;
  const found = special.exec(text)?.index ?? text.length;
  if (found > reading.at) writer.text(text.slice(reading.at, found));
  reading.at = found;
  if (found < text.length) readSpecial(reading, text[found] ?? "");
}

function readSpecial(reading: Reading, character: string): void {
  if (character === "\n") endLine(reading);
  else if (character === "\\") readBackslash(reading);
  else if (character === "`") take(reading, lengthOfCode(reading.text, reading.at));
  else if (character === "$") take(reading, formulaLength(reading.text, reading.at) || 1);
  else if (character === "<") readAngle(reading);
  else if (character === "{") readBrace(reading);
  else take(reading, 1);
}

/** A sign that is escaped, or a formula between brackets, which ours have between dollars. */
function readBackslash(reading: Reading): void {
  const { text, at, markup, writer } = reading;
  const found = markup.bracketFormulas === undefined ? null : bracketFormulaAt(text, at, markup.bracketFormulas);
  if (found === null) return take(reading, 2);
  const { tex, isBlock, length, edge } = found;
  const mark = isBlock ? "$$" : "$";
  writer.text(`${mark}${isBlock ? "" : tex.replaceAll(/\s+/g, " ").trim()}`);
  reading.at += isBlock ? edge : length;
  if (isBlock) take(reading, tex.length);
  writer.text(mark);
  if (isBlock) reading.at += edge;
  else reading.line += tex.match(/\n/g)?.length ?? 0;
}

function endLine(reading: Reading): void {
  reading.at += 1;
  reading.line += 1;
  reading.opened.length = 0;
  reading.writer.endLine(lineOf(reading));
}

function readAngle(reading: Reading): void {
  const { text, at, note } = reading;
  if (text.startsWith("<!--", at)) {
    const end = text.indexOf("-->", at);
    return skip(reading, end === -1 ? text.length : end + 3);
  }
  if (text.startsWith("<>", at) || text.startsWith("</>", at)) return skip(reading, text.indexOf(">", at) + 1);
  // An address that is a link by itself, or that of the link before it.
  const address = /(?:\]\(|^[\s>]*\[[^\]]+\]:)[ \t]*$/.test(reading.writer.current().slice(-1000))
    ? /<(?:\\.|[^<>\n\\])*>/y
    : /<(?:[a-z][a-z0-9+.-]+:|[^\s<>@]+@)[^\s<>]*>/iy;
  address.lastIndex = at;
  const [whole] = address.exec(text) ?? [];
  if (whole !== undefined) return take(reading, whole.length);
  const written = tagAt(text, at);
  if (written === null) return take(reading, 1);
  const tag = withOutputsIn(written, reading.markup);
  const kept = writtenAsIs(tag, text.slice(at, tag.end));
  if (kept !== null) {
    reading.writer.text(kept);
    return skip(reading, tag.end);
  }
  const isElement = isElementName(tag.name);
  const effect = isElement ? effectOfElement(tag) : effectOfComponent(tag);
  if (effect !== null && (isElement || /^[A-Z]/.test(tag.name) || tag.name.includes("-")))
    return applyEffect(reading, tag, effect, tag.isClosing);
  if (/^[A-Z]/.test(tag.name) || tag.name.includes("-") || tag.name.includes(".")) return dropUnknown(reading, tag);
  note(lineOf(reading), `<${tag.name}>`, "no element of HTML: shown as it is written");
  reading.writer.text("\\");
  take(reading, 1);
}

/** Elements that documents here may have too, and places to which links lead. Null for all others. */
function writtenAsIs(tag: Tag, written: string): string | null {
  if (phrases.has(tag.name) && !written.includes("{")) return written;
  const id = tag.name === "a" ? textOf(tag, "id", "name") : null;
  if (id === null || tag.isClosing || ![null, `#${id}`].includes(textOf(tag, "href"))) return null;
  return isOwnId(id) ? placeOf(id) : null;
}

/** A component that nobody knows: what is in it stays. */
function dropUnknown(reading: Reading, tag: Tag): void {
  // `Promise<Value>` is text of an author, unless it is a component.
  const isText =
    !tag.isClosing && !tag.isAlone && !reading.closed.has(tag.name) && !reading.markup.isMdx && !tag.name.includes("-");
  if (isText) {
    reading.note(lineOf(reading), `<${tag.name}>`, "no component that is closed: shown as it is written");
    reading.writer.text("\\");
    return take(reading, 1);
  }
  const words = tag.isClosing ? [] : wordsOfUnknown(tag);
  const list = tag.isClosing || reading.writer.isInRow() ? [] : listOfUnknown(tag);
  if (list.length > 0) reading.writer.block(list);
  if (!tag.isClosing)
    reading.note(
      lineOf(reading),
      `component <${tag.name}>`,
      `not known: ${words.length > 0 ? "its title and " : ""}what is in it stays as text`,
    );
  if (reading.writer.isInRow()) {
    if (words.length > 0) reading.writer.text(words.join(" "));
  } else if (tag.isClosing) reading.writer.close(tag.name);
  else if (!tag.isAlone && reading.closed.has(tag.name) && reading.writer.current().trim() === "")
    reading.writer.open({ kind: "plain", before: words.map((word) => `**${word}**`) }, tag.name);
  else if (words.length > 0) reading.writer.text(words.join(" "));
  skip(reading, tag.end);
}

function readBrace(reading: Reading): void {
  const { text, at, markup, note, writer } = reading;
  const shortcode = markup.shortcodes === null ? null : shortcodeAt(text, at, markup.shortcodes);
  if (shortcode !== null) {
    if (shortcode.kind === "text") {
      writer.text(shortcode.text);
      return skip(reading, shortcode.end);
    }
    const { tag } = shortcode;
    const effect = effectOfShortcode(tag);
    if (effect !== null) return applyEffect(reading, tag, effect, tag.isClosing);
    if (!tag.isClosing)
      note(lineOf(reading), `shortcode ${tag.name}`, "not known: it is left out, and what is in it stays");
    return skip(reading, tag.end);
  }
  const output = markup.shortcodes === "liquid" ? outputAt(text, at, markup.siteValue) : null;
  if (output !== null) {
    writer.text(output.text);
    return skip(reading, output.end);
  }
  if (text.startsWith("{{", at)) {
    const [whole] = /\{\{.{0,60}?\}\}/y.exec(text.slice(at, at + 64)) ?? [];
    note(lineOf(reading), "{{ … }}", `${whole ?? "{{ …"}: shown as it is written`);
    return take(reading, whole?.length ?? 2);
  }
  if (!markup.isMdx || /^\{#[\w-]/.test(text.slice(at, at + 4))) return take(reading, 1);
  readExpressionAt(reading);
}

/** An expression of MDX: comments are left out, texts in quotes are text, everything else stays as it is written. */
function readExpressionAt(reading: Reading): void {
  const { text, at, writer, note } = reading;
  const comment = /\{(?:\s*\/\*[^*]*\*+(?:[^*/][^*]*\*+)*\/)+\s*\}/y;
  comment.lastIndex = at;
  const [whole] = comment.exec(text) ?? [];
  if (whole !== undefined) {
    const [, id] = /^\{\/\*\s*#([\w-]+)\s*\*\/\}$/.exec(whole) ?? [];
    if (id !== undefined && /^\s*#/.test(writer.current())) writer.text(`{#${id}}`);
    return skip(reading, at + whole.length);
  }
  const end = endOfBraces(text, at);
  if (end === null) return take(reading, 1);
  const [, , quoted] = /^\{\s*(["'`])([\s\S]*)\1\s*\}$/.exec(text.slice(at, end)) ?? [];
  if (quoted === undefined) {
    const shown = text.slice(at, Math.min(end, at + 40)).replaceAll("\n", " ");
    note(lineOf(reading), "expression", `${shown}: shown as it is written`);
    return take(reading, 1);
  }
  writer.text(quoted.replaceAll("\n", " "));
  skip(reading, end);
}
