import { encoded, loadCanvasKit, withDeleted } from "./canvas.ts";
import type { Card } from "./card.ts";
import { cardSize } from "./card.ts";
import { drawGround } from "./drawing.ts";
import { letter } from "./fonts.ts";
import { drawMark } from "./mark.ts";
import { isRightToLeft, writeWords } from "./words.ts";

/** Draws a card as PNG; one with a title that is read from right to left is mirrored. Runs in a separate process, because it takes a few hundred milliseconds of CPU. */
export async function drawCard(card: Card): Promise<Uint8Array> {
  const kit = await loadCanvasKit();
  return withDeleted((keep) => {
    const surface = kit.MakeSurface(cardSize.width, cardSize.height);
    if (surface === null) throw new Error("The canvas returned no surface.");
    keep(surface);
    const canvas = surface.getCanvas();
    const shown = shownOf(card);
    const isMirrored = isRightToLeft(shown.title);
    canvas.save();
    if (isMirrored) {
      canvas.translate(cardSize.width, 0);
      canvas.scale(-1, 1);
    }
    drawGround(kit, canvas, card.seed, card.look);
    canvas.restore();
    drawMark(kit, canvas, card.look, isMirrored);
    const { pieces } = letter([shown.title, shown.type, shown.author, shown.siteName, "·…"].join(" "));
    const provider = keep(kit.TypefaceFontProvider.Make());
    for (const { name, data } of pieces) provider.registerFont(data, name);
    writeWords(kit, canvas, { provider, families: pieces.map(({ name }) => name), isMirrored }, shown);
    surface.flush();
    return encoded(kit, keep(surface.makeImageSnapshot()));
  });
}

/** Longer texts would not be visible, and only cost time. */
const titleMax = 240;
const nameMax = 80;

/** A card without the characters that no face has. A title with none left becomes the site's name. */
function shownOf({ title, type, author, siteName, seed, look }: Card): Card {
  const name = letter(siteName.slice(0, nameMax)).text;
  const known = letter(title.slice(0, titleMax)).text;
  return {
    title: known === "" ? name : known,
    type: textOrNull(type),
    author: textOrNull(author),
    siteName: name,
    seed,
    look,
  };
}

function textOrNull(text: string | null): string | null {
  return letter((text ?? "").slice(0, nameMax)).text || null;
}
