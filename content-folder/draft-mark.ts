import { distanceOf } from "../texts/edit-distance.ts";
import { isNo, seemsToMarkDraft } from "./draft-words.ts";
import { show } from "./fields.ts";
import { published, withheld } from "./problem.ts";
import type { LineProblem } from "./problem.ts";
import type { UnreadLines } from "./yaml/salvaged-yaml.ts";
import type { LineOf } from "./yaml/yaml-reading.ts";

/** What is marked, as messages name it. */
type Marked = "document" | "page";

/** Whether a document or a page is a draft, the problems of the draft mark, and the remaining fields. */
export interface DraftMark {
  readonly isDraft: boolean;
  readonly problems: readonly LineProblem[];
  readonly others: Readonly<Record<string, unknown>>;
}

/**
 * Reads the draft mark from front matter. A publication by mistake cannot be undone, so anything that may mark a draft withholds the text, unless
 * its value clearly means no.
 */
export function readDraftMark(
  fields: Readonly<Record<string, unknown>>,
  lineOf: LineOf,
  marked: Marked = "document",
): DraftMark {
  const problems: LineProblem[] = [];
  const others: [string, unknown][] = [];
  let isDraft = false;
  for (const [key, value] of Object.entries(fields)) {
    const line = lineOf([key]);
    if (key === "draft") {
      isDraft ||= !isNo(value);
      if (typeof value !== "boolean") problems.push(faultOfDraft(value, line, marked));
    } else if (marksDraft(key.toLowerCase(), value)) {
      isDraft = true;
      problems.push(
        withheld(
          "bad-draft",
          line,
          `unknown field "${key}". Did you mean "draft"? Until it is corrected, the ${marked} is withheld`,
        ),
      );
    } else {
      others.push([key, value]);
    }
  }
  // Unlike an assignment, this creates a field for every name, "__proto__" too.
  return { isDraft, problems, others: Object.fromEntries(others) };
}

function faultOfDraft(value: unknown, line: number, marked: Marked): LineProblem {
  const fault = `draft: expected true or false, got ${show(value)}`;
  return isNo(value)
    ? published("bad-draft", line, `${fault}; it is read as false`)
    : withheld("bad-draft", line, `${fault}, so the ${marked} is withheld`);
}

/** Whether an unknown field marks a draft, or seems to. */
function marksDraft(key: string, value: unknown): boolean {
  if (key === "published" || key === "publish") return isNo(value);
  if (key === "status" || key === "state") return typeof value === "string" && /^(?:draft|wip)$/i.test(value);
  return (distanceOf(key, "draft", 1) <= 1 || ["hidden", "unlisted", "unpublished"].includes(key)) && !isNo(value);
}

/** The problem of lines that could not be read, if they may mark a draft; null if they do not. */
export function faultOfUnread({ line, text }: UnreadLines, marked: Marked = "document"): LineProblem | null {
  return seemsToMarkDraft(text)
    ? withheld(
        "bad-draft",
        line,
        `these lines cannot be read and may mark a draft: ${show(text)}. Until they are corrected, the ${marked} is withheld`,
      )
    : null;
}
