import { escapeAttribute } from "../../html/escape.ts";
import { withOutputs } from "./shortcodes.ts";
import { endOfElement, textOf } from "./attributes.ts";
import type { Tag } from "./attributes.ts";
import { codeText, listingOf, marked } from "./code/code-text.ts";
import { directive } from "./directives.ts";
import type { Effect, Inner } from "./elements.ts";
import { destination } from "./pictures.ts";
import { cardsOfHtml, markdownOfHtml, markdownOfTable } from "./html-block.ts";
import { lineOf, skip } from "./reading.ts";
import type { Reading } from "./reading.ts";

/** Puts in place of a tag what becomes of it. */
export function applyEffect(reading: Reading, tag: Tag, effect: Effect, isClosing: boolean): void {
  const { writer, closed } = reading;
  // A closing tag of a break is a break, too, as HTML says.
  if (isClosing && tag.name !== "br") {
    if (effect.kind === "open") closeBlock(reading, tag.name);
    return skip(reading, tag.end);
  }
  switch (effect.kind) {
    case "inner":
      return readInner(reading, tag, effect.as);
    case "text":
      writer.text(effect.text === "<br>" ? lineBreak(reading, tag.end) : effect.text);
      break;
    case "block":
      if (writer.isInRow()) writer.text(tag.name === "hr" ? "<br>" : effect.lines.join(" "));
      else writer.block(effect.lines);
      break;
    case "bare":
      if (effect.isLoss)
        reading.note(lineOf(reading), `<${tag.name}>`, "has no form here: what is in it stays as text");
      break;
    case "open":
      openBlock(reading, tag, effect, tag.isAlone || !closed.has(tag.name));
  }
  // The summary of details is read with its tag.
  skip(reading, Math.max(reading.at, tag.end));
}

/** A break within a paragraph or a cell; a space in headings. */
function lineBreak({ writer, text }: Reading, end: number): string {
  if (/^\s*#/.test(writer.current())) return " ";
  if (writer.isInRow()) return "<br>";
  if (writer.current().trim() === "") return " ";
  const next = /^([^\S\n]*\n)?[^\S\n]*\S/.exec(text.slice(end, end + 200));
  if (next === null) return " ";
  return next[1] === undefined ? "<br>" : "\\";
}

function closeBlock({ writer, opened }: Reading, name: string): void {
  const place = opened.lastIndexOf(name);
  if (place === -1) writer.close(name);
  else opened.length = place;
}

function openBlock(
  reading: Reading,
  tag: Tag,
  { shape }: Extract<Effect, { readonly kind: "open" }>,
  isEmpty: boolean,
): void {
  const { writer } = reading;
  if (writer.isInRow()) {
    // What is a block of its own does not run together with what stands before.
    if (/[^\s|]$/.test(writer.current())) writer.text(" ");
    if (shape.kind === "plain") writer.text(shape.before.join(" "));
    if (!isEmpty) reading.opened.push(tag.name);
    return;
  }
  writer.open(shape.kind === "details" ? { ...shape, title: shape.title ?? summaryOf(reading, tag) } : shape, tag.name);
  if (isEmpty) writer.close(tag.name);
}

/** The words of the `<summary>` right behind a `<details>`, which are then left out. */
function summaryOf(reading: Reading, tag: Tag): string | null {
  const summary = /\s*<summary[^>]*>([\s\S]*?)<\/summary>/y;
  summary.lastIndex = tag.end;
  const match = summary.exec(reading.text);
  if (match === null) return null;
  skip(reading, summary.lastIndex);
  return inlineOf(match[1] ?? "", reading);
}

function readInner(reading: Reading, tag: Tag, as: Inner): void {
  const { text } = reading;
  const place = tag.isAlone || !reading.closed.has(tag.name) ? null : endOfElement(text, tag);
  if (place === null) {
    const id = textOf(tag, "id", "name");
    if (as === "link" && id !== null)
      reading.note(lineOf(reading), "anchor", `the anchor "${id}" is no heading: it is left out`);
    return skip(reading, tag.end);
  }
  const [from, end] = place;
  const inner = text.slice(tag.end, from);
  const isProse = /\n[^\S\n]*\n/.test(inner);
  if (as === "html" && isProse) {
    const whole =
      tag.name === "table" && !reading.writer.isInRow() ? markdownOfTable(text.slice(reading.at, end)) : null;
    if (whole !== null) reading.writer.block(whole);
    return skip(reading, whole === null ? tag.end : end);
  }
  if (isProse && !["heading", "code", "listing", "html", "nothing"].includes(as)) return skip(reading, tag.end);
  writeInner(reading, tag, as, inner);
  skip(reading, end);
  if (as === "nothing" && (tag.name === "script" || tag.name === "style"))
    reading.note(lineOf(reading), `<${tag.name}>`, "is left out");
}

function writeInner(reading: Reading, tag: Tag, as: Inner, inner: string): void {
  const { writer } = reading;
  const words = (): string => inlineOf(inner, reading);
  switch (as) {
    case "nothing":
      return;
    case "link":
      // Buttons beside each other do not run together.
      if (/\bbutton\b/.test(textOf(tag, "class", "className") ?? "") && writer.current().endsWith(")"))
        writer.text(" ");
      return writer.text(linkText(reading, tag, words()));
    case "strong":
      return writer.text(marked("**", words()));
    case "emphasis":
      return writer.text(marked("*", words()));
    case "deleted":
      return writer.text(marked("~~", words()));
    case "key":
      return writer.text(directive("kbd", words()));
    case "badge":
      return writer.text(directive("badge", words()));
    case "abbreviation": {
      const meaning = textOf(tag, "tip", "content", "text") ?? "";
      return writer.text(`<abbr title="${escapeAttribute(meaning.replaceAll(/\s+/g, " "))}">${words()}</abbr>`);
    }
    case "code":
      return writer.text(inRow(reading, codeText(inner)));
    case "heading": {
      const id = textOf(tag, "id");
      const level = Number(tag.name[1] ?? 2);
      return writer.isInRow()
        ? writer.text(words())
        : writer.block([`${"#".repeat(level)} ${words()}${id === null ? "" : ` {#${id}}`}`]);
    }
    case "listing":
      return writer.isInRow() ? writer.text(inRow(reading, codeText(inner))) : writer.block(listingOf(inner), true);
    case "html": {
      if (writer.isInRow()) return writer.text(words());
      const html = withOutputs(`${reading.text.slice(reading.at, tag.end)}${inner}</${tag.name}>`, reading.markup);
      const hasBlocks = tag.name === "table" && /<(?:pre|ul|ol|p|div)\b/.test(inner);
      const cards = tag.name === "table" ? cardsOfHtml(html) : null;
      return writer.block(
        cards ?? (hasBlocks ? markdownOfTable(html) : null) ?? markdownOfHtml(html, reading.markup.isMdx),
      );
    }
  }
}

/** A bar ends a cell of a table, in code too. */
function inRow({ writer }: Reading, code: string): string {
  return /^\s*\|/.test(writer.current()) ? code.replaceAll(/(?<!\\)\|/g, "\\|") : code;
}

function linkText(reading: Reading, tag: Tag, words: string): string {
  const href = textOf(tag, "href", "to", "link", "url");
  if (href === null) return words;
  if (words === "" && reading.markup.isMdx)
    return `[${textOf(tag, "title", "label", "text") ?? href}](${destination(href)})`;
  return words === "" ? "" : `[${words}](${destination(href)})`;
}

/** What is in an element, as text of one line; a heading in it is strong, as in a cell. */
function inlineOf(inner: string, reading: Reading): string {
  const hasHeading = /<h[1-6]\b/i.test(inner);
  const items = reading.readInner([{ kind: "line", text: inner.replaceAll(/\s+/g, " ").trim(), at: lineOf(reading) }]);
  const texts = items.flatMap((item) =>
    item.kind === "line"
      ? hasHeading
        ? item.text.replace(/^#{1,6} (.*?)(?: \{#[^{}]*\})?$/, "**$1**")
        : item.text
      : item.kind === "open" && item.shape.kind === "plain"
        ? item.shape.before.join(" ")
        : "",
  );
  return texts.join(" ").replaceAll(/\s+/g, " ").trim();
}
