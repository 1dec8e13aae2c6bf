import type { Canvas, CanvasKit, Paint } from "canvaskit-wasm";
import { withDeleted } from "./canvas.ts";
import { cardSize } from "./card.ts";
import type { CardLook } from "./card.ts";
import { paletteOf, transparent } from "./colour.ts";
import type { Colour } from "./colour.ts";

/** In pixels of the card, the slope in degrees: at the right edge, beside the longest lines. */
const lens = { x: 1046, y: 330, radius: 196, rim: 9, zoom: 2.5, slope: -15 } as const;
const pitch = 30;
const reach = 1_200;

/** Draws the background of a card: a field of bars, and the lens that brings one dot into focus (as in client/ui/cover/cover.ts). */
export function drawGround(kit: CanvasKit, canvas: Canvas, seed: string, look: CardLook): void {
  const draw = randomBy(seed);
  const palette = paletteOf([0, 0, 0, 1, 2, 3, 4][Math.floor(draw() * 7)] ?? 0, look);
  const names = [0, 1, 2].flatMap(() => [
    pitch * (1.2 + draw() * 2.4),
    pitch * 0.55,
    0.01,
    pitch * 0.55,
    pitch * (0.5 + draw() * 0.6),
    pitch * 1.1,
  ]);
  const { width, height } = cardSize;
  canvas.clear(palette.ground);
  atLens(canvas, () => drawRows(kit, canvas, names, palette.field, () => true));
  withDeleted((keep) => {
    const paint = keep(new kit.Paint());
    const fade = keep(
      kit.Shader.MakeLinearGradient(
        [0, 0],
        [width, 0],
        [palette.ground, palette.ground, transparent(palette.ground)],
        [0, 0.56, 0.86],
        kit.TileMode.Clamp,
      ),
    );
    paint.setShader(fade);
    canvas.drawRect(kit.XYWHRect(0, 0, width, height), paint);
  });
  atLens(canvas, () => {
    withPaint(kit, palette.glass, (paint) => canvas.drawCircle(0, 0, lens.radius, paint));
    canvas.save();
    const inside = lens.radius - lens.rim - 5;
    canvas.clipRRect(
      kit.RRectXY(kit.LTRBRect(-inside, -inside, inside, inside), inside, inside),
      kit.ClipOp.Intersect,
      true,
    );
    canvas.scale(lens.zoom, lens.zoom);
    drawRows(kit, canvas, names, palette.field, (row) => row !== 0);
    drawRows(kit, canvas, names, palette.name, (row) => row === 0);
    canvas.restore();
    withPaint(kit, palette.name, (paint) => canvas.drawCircle(0, 0, lens.radius, paint), lens.rim);
    withPaint(kit, palette.dot, (paint) => canvas.drawCircle(0, 0, pitch * 0.23 * lens.zoom, paint));
  });
}

function atLens(canvas: Canvas, work: () => void): void {
  canvas.save();
  canvas.translate(lens.x, lens.y);
  canvas.rotate(lens.slope, 0, 0);
  work();
  canvas.restore();
}

/** Fills shapes, or strokes them if `lineWidth` is given. */
export function withPaint(
  kit: CanvasKit,
  colour: Colour,
  work: (paint: Paint) => void,
  lineWidth: number | null = null,
): void {
  withDeleted((keep) => {
    const paint = keep(new kit.Paint());
    paint.setAntiAlias(true);
    paint.setColor(colour);
    paint.setStrokeCap(kit.StrokeCap.Round);
    if (lineWidth !== null) {
      paint.setStyle(kit.PaintStyle.Stroke);
      paint.setStrokeWidth(lineWidth);
    }
    work(paint);
  });
}

/** Rows of dashes and dots; row 0 has a dot at its centre. */
function drawRows(
  kit: CanvasKit,
  canvas: Canvas,
  names: readonly number[],
  colour: Colour,
  isDrawn: (row: number) => boolean,
): void {
  withPaint(
    kit,
    colour,
    (paint) =>
      withDeleted((keep) => {
        paint.setPathEffect(keep(kit.PathEffect.MakeDash([...names], 0)));
        const count = Math.ceil(reach / pitch);
        const period = names.reduce((total, length) => total + length, 0);
        const toDot = (names[0] ?? 0) + (names[1] ?? 0);
        for (let row = -count; row <= count; row++) {
          const shift = row === 0 ? 0 : ((row * row * 7 + row * 13 + 400) * pitch * 0.83) % period;
          const from = -(Math.ceil(reach / period) * period) - toDot - shift;
          if (isDrawn(row)) canvas.drawPath(keep(linePath(kit, from, reach, row * pitch)), paint);
        }
      }),
    pitch * 0.26,
  );
}

/** A path, because dash effects apply to paths only. */
function linePath(kit: CanvasKit, from: number, to: number, y: number) {
  const path = kit.Path.MakeFromSVGString(`M${from} ${y}H${to}`);
  if (path === null) throw new Error("The canvas rejects the path of a row.");
  return path;
}

/** A random number generator that gives the same numbers for the same seed (mulberry32 over FNV-1a). */
function randomBy(seed: string): () => number {
  let state = 0x811c9dc5;
  for (let at = 0; at < seed.length; at++) state = Math.imul(state ^ seed.charCodeAt(at), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
