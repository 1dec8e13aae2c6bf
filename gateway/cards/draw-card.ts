import type { CanvasKit } from "canvaskit-wasm";
import { loadCanvasKit, withDeleted } from "./canvas.ts";
import type { Card } from "./card.ts";
import { cardSize } from "./card.ts";
import { drawGround, drawMark } from "./drawing.ts";
import { letter } from "./fonts.ts";
import { writeWords } from "./words.ts";

/** Draws a card as PNG. Runs in a process of its own: it takes some hundred milliseconds of work. */
export const drawCard = async (card: Card): Promise<Uint8Array> => {
  const kit = await loadCanvasKit();
  return withDeleted((keep) => {
    const surface = kit.MakeSurface(cardSize.width, cardSize.height);
    if (surface === null) throw new Error("The canvas gives no surface.");
    keep(surface);
    const canvas = surface.getCanvas();
    drawGround(kit, canvas, card.seed);
    drawMark(kit, canvas);
    const shown = shownOf(card);
    const { pieces } = letter([shown.title, shown.type, shown.author, shown.siteName, "·…"].join(" "));
    const provider = keep(kit.TypefaceFontProvider.Make());
    for (const { name, data } of pieces) provider.registerFont(data, name);
    writeWords(kit, canvas, { provider, families: pieces.map(({ name }) => name) }, shown);
    surface.flush();
    return encode(kit, keep(surface.makeImageSnapshot()));
  });
};

const encode = (
  kit: CanvasKit,
  image: ReturnType<NonNullable<ReturnType<CanvasKit["MakeSurface"]>>["makeImageSnapshot"]>,
): Uint8Array => {
  const png = image.encodeToBytes(kit.ImageFormat.PNG, 100);
  if (png === null) throw new Error("The canvas cannot write the picture as PNG.");
  return png;
};

/** The longest texts that can be seen; more would only cost time. */
const titleMax = 240;
const nameMax = 80;

/** What of a card can be shown: without letters that no face has. A title without any is the site's name. */
const shownOf = ({ title, type, author, siteName, seed }: Card): Card => {
  const name = letter(siteName.slice(0, nameMax)).text;
  const known = letter(title.slice(0, titleMax)).text;
  return {
    title: known === "" ? name : known,
    type: textOrNull(type),
    author: textOrNull(author),
    siteName: name,
    seed,
  };
};

const textOrNull = (text: string | null): string | null => letter((text ?? "").slice(0, nameMax)).text || null;
