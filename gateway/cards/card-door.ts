import type { Door } from "../answers/door.ts";
import type { FillCard } from "./card-fill.ts";

/** The door for social cards, the pictures that are shown where a page is shared. */
export const createCardDoor = (fillCard: FillCard): Door => ({
  name: "cards",
  match: ({ method, path }) => {
    const fill = method === "GET" && path.startsWith("/cards/") ? fillCard(path) : null;
    return fill === null ? null : { key: `card ${path}`, fill };
  },
});
