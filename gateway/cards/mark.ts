import type { Canvas, CanvasKit } from "canvaskit-wasm";
import { withDeleted } from "./canvas.ts";
import { cardSize } from "./card.ts";
import type { CardLook, Place } from "./card.ts";
import { accentOf, ink } from "./colour.ts";
import { drawShapes } from "./draw-shapes.ts";
import { withPaint } from "./drawing.ts";

/** Where the mark stands, in pixels of the card. */
function placeOf(isMirrored: boolean): Place {
  const size = 50.4;
  return { x: isMirrored ? cardSize.width - 70 - size : 70, y: 58, size };
}

/** Draws the site's mark in front of its name. */
export function drawMark(kit: CanvasKit, canvas: Canvas, look: CardLook, isMirrored: boolean): void {
  const place = placeOf(isMirrored);
  if (look.mark.kind === "built-in") drawBuiltIn(kit, canvas, look, place);
  if (look.mark.kind === "drawing") drawShapes(kit, canvas, look.mark.drawing, place);
  if (look.mark.kind === "png") drawPng(kit, canvas, Buffer.from(look.mark.base64, "base64"), place);
}

/** The mark of client/public/mark.svg. */
function drawBuiltIn(kit: CanvasKit, canvas: Canvas, look: CardLook, place: Place): void {
  canvas.save();
  canvas.translate(place.x, place.y);
  canvas.scale(2.1, 2.1);
  withPaint(kit, ink, (paint) => canvas.drawCircle(12.5, 9.3, 7.3, paint), 2);
  withPaint(kit, accentOf(look), (paint) => canvas.drawCircle(12.5, 9.3, 2.8, paint));
  withPaint(kit, ink, (paint) => canvas.drawLine(3, 21.6, 21, 16.8, paint), 2.4);
  canvas.restore();
}

/** A picture that cannot be decoded leaves its place empty. */
function drawPng(kit: CanvasKit, canvas: Canvas, png: Buffer, place: Place): void {
  const encoded = kit.MakeImageFromEncoded(png);
  if (encoded === null) return;
  withDeleted((keep) => {
    const image = keep(keep(encoded).makeCopyWithDefaultMipmaps());
    const [width, height] = [image.width(), image.height()];
    const scale = place.size / Math.max(width, height);
    const [x, y] = [place.x + (place.size - width * scale) / 2, place.y + (place.size - height * scale) / 2];
    const paint = keep(new kit.Paint());
    const to = kit.XYWHRect(x, y, width * scale, height * scale);
    const whole = kit.XYWHRect(0, 0, width, height);
    canvas.drawImageRectOptions(image, whole, to, kit.FilterMode.Linear, kit.MipmapMode.Linear, paint);
  });
}
