import type { Canvas, CanvasKit, TypefaceFontProvider } from "canvaskit-wasm";
import { withDeleted } from "./canvas.ts";
import { cardSize } from "./card.ts";
import type { Card, CardLook } from "./card.ts";
import { accentOf, ink, secondInk } from "./colour.ts";
import type { Colour } from "./colour.ts";

/** The faces to write with, and their names in fallback order. */
export interface Faces {
  readonly provider: TypefaceFontProvider;
  readonly families: readonly string[];
  /** Whether the card is read from right to left. */
  readonly isMirrored: boolean;
}

interface Line {
  readonly text: string;
  readonly size: number;
  readonly colour: Colour;
  /** From the side on which the card begins. */
  readonly x: number;
  readonly width: number;
  readonly linesMax: number;
  /** The vertical centre, in pixels from the top. */
  readonly middle: number;
}

const left = 72;
/** Ends at the lens. */
const titleWidth = 745;
const namesSize = 30;

/** Writes the texts of a card: the site's name at the top, the title as large as fits, its type and author at the bottom. */
export function writeWords(
  kit: CanvasKit,
  canvas: Canvas,
  faces: Faces,
  { title, type, author, siteName, look }: Card,
): void {
  const write = (line: Line): number => writeLine(kit, canvas, faces, line);
  write({ text: siteName, size: 35, colour: ink, x: nameStart(look), width: 680, linesMax: 1, middle: 82 });
  write({ text: title, size: titleSize(title), colour: ink, x: left, width: titleWidth, linesMax: 5, middle: 318 });
  const below = { size: namesSize, linesMax: 1, middle: 554 };
  const typeWidth = type === null ? 0 : write({ ...below, text: type, colour: accentOf(look), x: left, width: 300 });
  if (type !== null && author !== null)
    write({ ...below, text: "·", colour: secondInk, x: left + typeWidth + 9, width: 30 });
  const from = left + typeWidth + (type === null ? 0 : 34);
  if (author !== null) write({ ...below, text: author, colour: secondInk, x: from, width: left + titleWidth - from });
}

/** Beside the mark, or in its place. */
function nameStart({ mark }: CardLook): number {
  return mark.kind === "none" ? left : 134;
}

/** Writes a text, truncated with an ellipsis if it is too long; returns its width. */
function writeLine(
  kit: CanvasKit,
  canvas: Canvas,
  { provider, families, isMirrored }: Faces,
  { text, size, colour, x, width, linesMax, middle }: Line,
): number {
  return withDeleted((keep) => {
    const style = new kit.ParagraphStyle({
      textStyle: {
        color: colour,
        fontFamilies: [...families],
        fontSize: size,
        heightMultiplier: 1.16,
        halfLeading: true,
        letterSpacing: -0.008 * size,
      },
      maxLines: linesMax,
      ellipsis: "…",
      textDirection: isRightToLeft(text) ? kit.TextDirection.RTL : kit.TextDirection.LTR,
      textAlign: isMirrored ? kit.TextAlign.Right : kit.TextAlign.Left,
    });
    const builder = keep(kit.ParagraphBuilder.MakeFromFontProvider(style, provider));
    builder.addText(text);
    const paragraph = keep(builder.build());
    paragraph.layout(width);
    canvas.drawParagraph(paragraph, isMirrored ? cardSize.width - x - width : x, middle - paragraph.getHeight() / 2);
    return Math.min(width, paragraph.getLongestLine());
  });
}

/** By the first letter that has a direction (Unicode Bidirectional Algorithm, rule P2). */
export function isRightToLeft(text: string): boolean {
  return /^[^\p{L}]*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u.test(text);
}

/** The font size of a title, by its length; a CJK character counts as almost two letters. */
function titleSize(title: string): number {
  const length = Array.from(title).reduce(
    (total, character) => total + ((character.codePointAt(0) ?? 0) >= 0x1100 ? 1.9 : 1),
    0,
  );
  const fit = [
    [28, 92],
    [48, 80],
    [75, 68],
    [110, 58],
    [Number.POSITIVE_INFINITY, 50],
  ] as const;
  return fit.find(([most]) => length <= most)?.[1] ?? 50;
}
