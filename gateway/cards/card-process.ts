import { Card, TouchIcon } from "./card.ts";
import { drawCard } from "./draw-card.ts";
import { drawTouchIcon } from "./touch-icon.ts";

/** The process that draws cards: each message is a card or an icon, each reply its picture or the reason for a failure. It exits with its parent. */
process.on("message", (given: unknown) => {
  const icon = TouchIcon.safeParse(given).data;
  Promise.try(() => (icon === undefined ? drawCard(Card.parse(given)) : drawTouchIcon(icon))).then(
    (png) => process.send?.({ kind: "drawn", png }),
    (error: unknown) =>
      process.send?.({ kind: "failed", reason: error instanceof Error ? error.message : String(error) }),
  );
});
process.on("disconnect", () => process.exit(0));
