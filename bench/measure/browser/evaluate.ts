import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import type { PageSession } from "./devtools.ts";

const Evaluated = z.object({
  result: z.object({ value: z.unknown().optional() }),
  exceptionDetails: z
    .looseObject({ text: z.string(), exception: z.looseObject({ description: z.string() }).optional() })
    .optional(),
});

/**
 * Runs an expression in the page and waits for its value.
 *
 * @throws Error with what the page threw.
 */
export async function evaluate(page: PageSession, expression: string): Promise<unknown> {
  const { result, exceptionDetails } = Evaluated.parse(
    await page.send("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true }),
  );
  if (exceptionDetails)
    throw new Error(
      `The page failed at ${expression.slice(0, 80)}: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`,
    );
  return result.value;
}

const longestMs = 30_000;

/**
 * Asks the page until an expression is true; in the middle of a navigation there is no document to ask.
 *
 * @throws Error when it is not within half a minute.
 */
export async function until(page: PageSession, condition: string): Promise<void> {
  const end = performance.now() + longestMs;
  for (;;) {
    const value = await evaluate(page, condition).catch((error: unknown) => error);
    if (value === true) return;
    if (performance.now() > end)
      throw new Error(`The page did not meet this condition within ${longestMs} ms: ${condition}`, { cause: value });
    await delay(50);
  }
}
