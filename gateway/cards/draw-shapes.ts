import type { Canvas, CanvasKit, Paint, Path } from "canvaskit-wasm";
import type { Drawing, Ink, Matrix, Rgba, Shape } from "./shapes.ts";
import { withDeleted } from "./canvas.ts";
import type { Place } from "./card.ts";

/** Draws the shapes of an SVG, as large as a square allows and in its middle. */
export function drawShapes(kit: CanvasKit, canvas: Canvas, drawing: Drawing, place: Place): void {
  const { x, y, width, height, shapes } = drawing;
  const scale = place.size / Math.max(width, height);
  canvas.save();
  canvas.translate(place.x + (place.size - width * scale) / 2, place.y + (place.size - height * scale) / 2);
  canvas.scale(scale, scale);
  canvas.clipRect(kit.XYWHRect(0, 0, width, height), kit.ClipOp.Intersect, true);
  canvas.translate(-x, -y);
  for (const shape of shapes) drawShape(kit, canvas, shape);
  canvas.restore();
}

/** An outline that cannot be read is left out. */
function drawShape(kit: CanvasKit, canvas: Canvas, shape: Shape): void {
  const path = kit.Path.MakeFromSVGString(shape.path);
  if (path === null) return;
  withDeleted((keep) => {
    keep(path);
    path.setFillType(shape.isEvenOdd ? kit.FillType.EvenOdd : kit.FillType.Winding);
    canvas.save();
    canvas.concat(rowsOf(shape.matrix));
    const { fill, stroke } = shape;
    if (fill !== null) withInk(kit, fill, path, (paint) => canvas.drawPath(path, paint));
    if (stroke !== null)
      withInk(kit, stroke.ink, path, (paint) => {
        paint.setStyle(kit.PaintStyle.Stroke);
        paint.setStrokeWidth(stroke.width);
        paint.setStrokeCap(
          { butt: kit.StrokeCap.Butt, round: kit.StrokeCap.Round, square: kit.StrokeCap.Square }[stroke.cap],
        );
        paint.setStrokeJoin(
          { miter: kit.StrokeJoin.Miter, round: kit.StrokeJoin.Round, bevel: kit.StrokeJoin.Bevel }[stroke.join],
        );
        paint.setStrokeMiter(stroke.miterLimit);
        const dashes = stroke.dashes.some((length) => length > 0) ? [...stroke.dashes] : null;
        const effect = dashes && kit.PathEffect.MakeDash(dashes, 0);
        if (effect !== null) paint.setPathEffect(effect);
        canvas.drawPath(path, paint);
        effect?.delete();
      });
    canvas.restore();
  });
}

function withInk(kit: CanvasKit, ink: Ink, path: Path, work: (paint: Paint) => void): void {
  withDeleted((keep) => {
    const paint = keep(new kit.Paint());
    paint.setAntiAlias(true);
    if (ink.kind === "colour") paint.setColor(toColour(ink.colour));
    else paint.setShader(keep(shaderOf(kit, ink, path)));
    work(paint);
  });
}

function shaderOf(kit: CanvasKit, ink: Exclude<Ink, { kind: "colour" }>, path: Path) {
  const colours = ink.stops.map(({ colour: [red, green, blue, alpha] }) =>
    toColour([red, green, blue, alpha * ink.opacity]),
  );
  const places = ink.stops.map(({ at }) => at);
  const [left = 0, top = 0, right = 0, bottom = 0] = path.getBounds();
  const box: Matrix = ink.isOfBox ? [right - left || 1, 0, 0, bottom - top || 1, left, top] : [1, 0, 0, 1, 0, 0];
  const matrix = kit.Matrix.multiply(rowsOf(box), rowsOf(ink.matrix));
  return ink.kind === "linear"
    ? kit.Shader.MakeLinearGradient([...ink.from], [...ink.to], colours, places, kit.TileMode.Clamp, matrix)
    : kit.Shader.MakeRadialGradient([...ink.centre], ink.radius, colours, places, kit.TileMode.Clamp, matrix);
}

/** As the canvas has it: row by row. */
function rowsOf([a, b, c, d, e, f]: Matrix): number[] {
  return [a, c, e, b, d, f, 0, 0, 1];
}

function toColour(colour: Rgba): Float32Array {
  return Float32Array.from(colour);
}
