import { distanceOf } from "../../../content-folder/edit-distance.ts";
import { show } from "../../../content-folder/fields.ts";
import { type LineProblem, published, withheld } from "../../../content-folder/problem.ts";
import type { LineOf } from "../../../content-folder/yaml-reading.ts";

/** Whether a document is kept back, what is wrong with how its file says so, and its other fields. */
export interface DraftMark {
  readonly isDraft: boolean;
  readonly problems: readonly LineProblem[];
  readonly others: Readonly<Record<string, unknown>>;
}

/**
 * Reads what front matter says of a draft. What was published by mistake cannot be taken back, so whatever may mark a draft keeps the
 * document back, unless it plainly says no.
 */
export function readDraftMark(fields: Readonly<Record<string, unknown>>, lineOf: LineOf): DraftMark {
  const problems: LineProblem[] = [];
  const others: [string, unknown][] = [];
  let isDraft = false;
  for (const [key, value] of Object.entries(fields)) {
    const line = lineOf([key]);
    if (key === "draft") {
      isDraft ||= !isNo(value);
      if (typeof value !== "boolean") problems.push(faultOfDraft(value, line));
    } else if (marksDraft(key.toLowerCase(), value)) {
      isDraft = true;
      problems.push(
        withheld(
          "bad-draft",
          line,
          `unknown field "${key}". Did you mean "draft"? As long as it is there, the document is kept back`,
        ),
      );
    } else {
      others.push([key, value]);
    }
  }
  // Unlike an assignment, this makes a field of every name, "__proto__" too.
  return { isDraft, problems, others: Object.fromEntries(others) };
}

function faultOfDraft(value: unknown, line: number): LineProblem {
  const fault = `draft: expected true or false, got ${show(value)}`;
  return isNo(value)
    ? published("bad-draft", line, `${fault}; it is taken for false`)
    : withheld("bad-draft", line, `${fault}, so the document is kept back`);
}

/** Whether a field that is not ours says that a document is a draft, or seems to. */
function marksDraft(key: string, value: unknown): boolean {
  if (key === "published" || key === "publish") return isNo(value);
  if (key === "status" || key === "state") return typeof value === "string" && /^(?:draft|wip)$/i.test(value);
  return (distanceOf(key, "draft", 1) <= 1 || ["hidden", "unlisted", "unpublished"].includes(key)) && !isNo(value);
}

function isNo(value: unknown): boolean {
  return value === false || value === 0 || (typeof value === "string" && /^(?:no|false|off|0)$/i.test(value.trim()));
}
