import { setTimeout as delay } from "node:timers/promises";
import type { PageSession } from "./devtools.ts";

const turns = 5;
const turnPx = 500;
const betweenTurnsMs = 200;

/** Turns the mouse's wheel over the text a few times. */
export async function readDown(page: PageSession): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) {
    await page.send("Input.dispatchMouseEvent", { type: "mouseWheel", x: 700, y: 500, deltaX: 0, deltaY: turnPx });
    await delay(betweenTurnsMs);
  }
}
