import { plainAnswer, redirectAnswer } from "../answers/answer.ts";
import type { Answer } from "../answers/answer.ts";
import type { CardLook } from "./card.ts";
import type { CardFiles } from "./card-files.ts";
import { picture } from "./drawn-pictures.ts";
import type { Drawing } from "./drawn-pictures.ts";

interface IconFillParts {
  readonly drawing: Drawing;
  readonly files: CardFiles;
  /** The site's look; null for the built-in one. */
  readonly look: () => CardLook | null;
}

/**
 * Builds the fill of the icon for home screens, which is drawn of a mark that is an SVG. The address of an earlier mark leads to that of the present one; a
 * path that is no icon's has no fill.
 */
export function createIconFill({
  drawing,
  files,
  look,
}: IconFillParts): (path: string) => (() => Promise<Answer>) | null {
  return (path) => {
    const mark = look()?.mark;
    if (mark?.kind !== "drawing" || !/^\/cards\/touch-icon\/[0-9a-f]{16}\.png$/.test(path)) return null;
    const { drawing: shapes, touchIcon } = mark;
    return async () => {
      if (path !== touchIcon) return redirectAnswer(302, touchIcon);
      const png = (await files.read(path)) ?? (await drawing(path, { drawing: shapes }));
      return png === null ? plainAnswer(503, "Service Unavailable") : picture(png);
    };
  };
}
