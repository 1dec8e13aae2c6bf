import { encoded, loadCanvasKit, withDeleted } from "./canvas.ts";
import type { TouchIcon } from "./card.ts";
import { paper } from "./colour.ts";
import { drawShapes } from "./draw-shapes.ts";

/** In pixels, as the manifest says (gateway/site/browser-look.ts). Phones cut the corners, and fill what is transparent with black. */
const size = 180;
const margin = 22;

/** Draws the icon of a home screen as PNG: the site's mark on the light page. */
export async function drawTouchIcon({ drawing }: TouchIcon): Promise<Uint8Array> {
  const kit = await loadCanvasKit();
  return withDeleted((keep) => {
    const surface = kit.MakeSurface(size, size);
    if (surface === null) throw new Error("The canvas returned no surface.");
    keep(surface);
    const canvas = surface.getCanvas();
    canvas.clear(paper);
    drawShapes(kit, canvas, drawing, { x: margin, y: margin, size: size - 2 * margin });
    surface.flush();
    return encoded(kit, keep(surface.makeImageSnapshot()));
  });
}
