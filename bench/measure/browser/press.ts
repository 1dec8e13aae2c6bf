import { z } from "zod";
import type { PageSession } from "./devtools.ts";
import { evaluate } from "./evaluate.ts";

/** A place on the page, in CSS pixels of the viewport. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

const Place = z.object({ x: z.number(), y: z.number() });

/** The middle of the first element that matches, scrolled into view without an event of the pointer. */
export async function placeOf(page: PageSession, selector: string): Promise<Place> {
  return Place.parse(await evaluate(page, `(${findPlace.toString()})(${JSON.stringify(selector)})`));
}

/** Runs in the page. Of a link that wraps, the first line: the middle of the whole may be beside its text. */
function findPlace(selector: string): { readonly x: number; readonly y: number } {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`The page has no ${selector}.`);
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Moves the mouse to a place, as input of the browser. */
export async function pointAt(page: PageSession, { x, y }: Place): Promise<void> {
  await page.send("Input.dispatchMouseEvent", { type: "mouseMoved", x, y });
}

/** Presses and releases the mouse's main button at a place, as input of the browser. */
export async function pressAt(page: PageSession, { x, y }: Place): Promise<void> {
  const common = { x, y, button: "left", clickCount: 1 };
  await page.send("Input.dispatchMouseEvent", { type: "mousePressed", buttons: 1, ...common });
  await page.send("Input.dispatchMouseEvent", { type: "mouseReleased", buttons: 0, ...common });
}
