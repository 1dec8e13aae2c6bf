import { distanceOf } from "../texts/edit-distance.ts";
import { withheld } from "./problem.ts";
import type { LineProblem } from "./problem.ts";
import type { Taken } from "./faults/take-good.ts";
import { DateField } from "./date-field.ts";

/** Whether it is unclear when a document or a page appears, and the problems of its front matter, where that shows. */
export interface PublishMark {
  readonly isUnclear: boolean;
  readonly problems: readonly LineProblem[];
}

/**
 * Reads from the problems of front matter whether it names a time of publication that cannot be read, or under a misspelt name. A publication by mistake
 * cannot be undone, so that this withholds the text, unless the time has clearly passed.
 */
export function readPublishMark(
  problems: Taken<unknown>["problems"],
  fields: Readonly<Record<string, unknown>>,
  nowMs: number,
  marked: "document" | "page" = "document",
): PublishMark {
  let isUnclear = false;
  const noted = problems.map(({ line, message, cause, effect, path }): LineProblem => {
    const key = String(path[0]);
    if (!namesTime(key) || hasPassed(fields[key], nowMs)) return { line, message, cause, effect };
    isUnclear = true;
    const end = message.endsWith("?") ? "" : ".";
    return withheld(cause, line, `${message}${end} Until it is corrected, the ${marked} is withheld`);
  });
  return { isUnclear, problems: noted };
}

/** Whether a field is `publishAt`, as it may be misspelt, or as another tool has it. */
function namesTime(key: string): boolean {
  const name = key.toLowerCase().replaceAll(/[-_\s]/g, "");
  return name === "publishon" || distanceOf(name, "publishat", 1) <= 1;
}

function hasPassed(value: unknown, nowMs: number): boolean {
  const time = DateField.safeParse(value);
  return time.success && Date.parse(time.data) <= nowMs;
}
