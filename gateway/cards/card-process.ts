import { Card } from "./card.ts";
import { drawCard } from "./draw-card.ts";

/** The process that draws cards: each message is a card, each reply its picture or the reason for a failure. It exits with its parent. */
process.on("message", (given: unknown) => {
  Promise.try(() => drawCard(Card.parse(given))).then(
    (png) => process.send?.({ kind: "drawn", png }),
    (error: unknown) =>
      process.send?.({ kind: "failed", reason: error instanceof Error ? error.message : String(error) }),
  );
});
process.on("disconnect", () => process.exit(0));
