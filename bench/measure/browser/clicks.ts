import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import { evaluate, until } from "./evaluate.ts";
import { startReader } from "./reader.ts";
import type { Manner } from "./reader.ts";

interface ClickOptions {
  /** A page with the links. */
  readonly url: string;
  /** The links in its main part, each followed once, and the headings of what they lead to. */
  readonly links: readonly { readonly path: string; readonly heading: string }[];
  readonly manner: Manner;
  /** CPU throttling: 4 simulates a machine at a quarter of this one's speed. */
  readonly slowdown: 1 | 4;
  /** What somebody reads before following a link, in which what loads on idle arrives. */
  readonly readingMs: number;
}

/** Follows links of a page in a new browser. Returns the milliseconds from each press to the frame that shows the new page's heading. */
export async function clickToHeading({ url, links, manner, slowdown, readingMs }: ClickOptions) {
  await using reader = await startReader();
  await reader.open(url);
  const heading = z.string().parse(await evaluate(reader.page, "document.querySelector('h1').textContent"));
  const times: number[] = [];
  for (const link of links) {
    await delay(readingMs);
    const expected = { selector: "h1:not([data-waiting])", text: link.heading };
    times.push(await reader.press({ selector: `main a[href="${link.path}"]`, expected, manner, slowdown }));
    await evaluate(reader.page, "void setTimeout(() => history.back())");
    await until(reader.page, `document.querySelector("h1")?.textContent === ${JSON.stringify(heading)}`);
  }
  return times;
}
