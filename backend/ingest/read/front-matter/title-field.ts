import { published } from "../../../../content-folder/problem.ts";
import type { LineProblem } from "../../../../content-folder/problem.ts";
import type { LineOf } from "../../../../content-folder/yaml/yaml-reading.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Front matter in which the title is called `subject`. */
export interface TitledFields {
  readonly fields: Fields;
  readonly problems: readonly LineProblem[];
  readonly lineOf: LineOf;
}

/** Takes `title` for `subject`, as every other tool and the pages of a site call it. Where both are given, `subject` counts. */
export function takeTitle(given: Fields, lineOf: LineOf): TitledFields {
  const { title, ...others } = given;
  if (title === undefined || title === null) return { fields: given, problems: [], lineOf };
  if (given["subject"] !== undefined && given["subject"] !== null)
    return { fields: others, problems: title === given["subject"] ? [] : [doubled(lineOf(["title"]))], lineOf };
  return {
    fields: { ...others, subject: title },
    problems: [],
    lineOf: (path) => lineOf(path[0] === "subject" ? ["title", ...path.slice(1)] : path),
  };
}

function doubled(line: number): LineProblem {
  return published("bad-field", line, 'title: expected one title, got "subject" and "title"; "subject" is used');
}
