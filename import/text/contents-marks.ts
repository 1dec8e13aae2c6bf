import type { Line } from "./items/items.ts";

/**
 * Lines without the places at which other tools put a table of contents, which each page here has beside it, and, where they may have attributes, without the
 * settings and comments of kramdown.
 */
export function withoutContentsMarks(lines: readonly Line[], hasAttributeLists: boolean): readonly Line[] {
  const mayBeLink = lines.some(({ text }) => /^\s*\[toc\]:/i.test(text));
  const place = mayBeLink ? /^\s*\[\[_?toc_?\]\]\s*$/i : /^\s*(?:\[TOC\]|\[\[_?[Tt][Oo][Cc]_?\]\])\s*$/;
  const kept: Line[] = [];
  for (const line of lines) {
    const isPlace = hasAttributeLists && /^\s*\{:\s*toc\b[^{}]*\}\s*$/.test(line.text);
    const isLeft =
      isPlace || place.test(line.text) || (hasAttributeLists && /^\s*\{::options\b.*\}\s*$/.test(line.text));
    if (line.isCode === true || !isLeft) {
      const isBlank = line.isCode !== true && line.text === "" && (kept.at(-1)?.text ?? "") === "";
      if (!isBlank || kept.at(-1)?.isCode === true) kept.push(hasAttributeLists ? withoutExtensions(line) : line);
    } else if (isPlace && /^\s*(?:[-*+]|\d+[.)])\s+\S/.test(kept.at(-1)?.text ?? "")) kept.pop();
  }
  return kept;
}

function withoutExtensions(line: Line): Line {
  if (line.isCode === true || !line.text.includes("{:")) return line;
  const text = line.text.replaceAll(
    /(`+)[^`]*\1|\{::comment\}.*?\{:\/(?:comment)?\}|\{::nomarkdown\}|\{:\/(?:nomarkdown)?\}/g,
    (found) => (found.startsWith("`") ? found : ""),
  );
  return { ...line, text };
}
