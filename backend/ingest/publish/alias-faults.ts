import { published } from "../../../content-folder/problem.ts";
import type { ContentProblem } from "../../../content-folder/problem.ts";
import type { AliasesByFile } from "./ingest-parts.ts";

/** Old addresses that lead to another place than their document: those that several documents name, and those of pages that are there. */
export async function faultsOfAliases(
  aliases: AliasesByFile,
  isTaken: (path: string) => Promise<boolean>,
): Promise<readonly ContentProblem[]> {
  const files = new Map<string, string[]>();
  for (const [file, named] of aliases)
    for (const { href } of named) files.set(href, [...(files.get(href) ?? []), file]);
  const problems: ContentProblem[] = [];
  for (const [file, named] of aliases)
    for (const { href, line } of named) {
      const other = files.get(href)?.find((one) => one !== file);
      const fault =
        other !== undefined
          ? `${other} names it too, and it leads to only one of the two: name it in one of them`
          : (await isTaken(href))
            ? "it is the address of an existing page, and leads there: remove it"
            : null;
      if (fault !== null)
        problems.push({ file, ...published("redirect", line, `the old address "${href}": ${fault}`) });
    }
  return problems;
}
