import type { ImportedSite } from "../import-site.ts";
import { droppedFields } from "../pages/document-fields.ts";
import type { LeftOut } from "../pages/left-out.ts";
import { keptWords } from "./words.ts";

/** What an import keeps of a site. */
export interface Measures {
  readonly pages: number;
  readonly documents: number;
  /** Files that look like documents: those in pages that include them, and those that are in none. */
  readonly included: number;
  readonly leftOut: readonly LeftOut[];
  /** Fields of front matter that no document has, with how many pages had them, most first. */
  readonly fields: readonly (readonly [string, number])[];
  readonly words: number;
  readonly wordsKept: number;
  /** Pages of which words are missing, most first, with these words. */
  readonly losses: readonly { readonly file: string; readonly count: number; readonly words: readonly string[] }[];
  readonly references: number;
  /** Links, anchors and pictures that lead nowhere, in the source already or since. */
  readonly broken: number;
  readonly pictures: number;
  readonly seconds: number;
}

/** Compares the pages of a site with the documents that they have become, by program. */
export function measureImport(imported: ImportedSite, startedMs: number): Measures {
  const compared = imported.pages.map(({ page, references }) => {
    const file = imported.files.get(page.target);
    const { all, kept, lost } = keptWords(page.seen, file?.kind === "text" ? file.text : "");
    return { file: page.shown, all, kept, lost, references, isThere: file?.kind === "text" };
  });
  const sum = (of: (one: (typeof compared)[number]) => number): number =>
    compared.reduce((all, one) => all + of(one), 0);
  return {
    pages: compared.length,
    documents: sum(({ isThere }) => (isThere ? 1 : 0)),
    included: imported.leftOut.filter(({ isIncluded }) => isIncluded).length,
    leftOut: imported.leftOut.filter(({ isIncluded }) => !isIncluded),
    fields: fieldsLost(imported),
    words: sum(({ all }) => all),
    wordsKept: sum(({ kept }) => kept),
    losses: compared
      .filter(({ lost }) => lost.length > 0)
      .map(({ file, all, kept, lost }) => ({ file, count: all - kept, words: lost }))
      .toSorted((a, b) => b.count - a.count),
    references: sum(({ references }) => references),
    broken: imported.notes.filter(({ subject }) => subject === "link" || subject === "picture").length,
    pictures: imported.pictures,
    seconds: (Date.now() - startedMs) / 1_000,
  };
}

function fieldsLost({ pages }: ImportedSite): Measures["fields"] {
  const names = pages.flatMap(({ page }) => droppedFields(page.fields));
  return [...Map.groupBy(names, (name) => name)]
    .map(([name, all]) => [name, all.length] as const)
    .toSorted(([, a], [, b]) => b - a);
}

const lossesShown = 10;
const wordsShown = 12;

/** The measures as text, with the pages that lost most. */
export function measuresText(measures: Measures): string {
  const { pages, documents, words, wordsKept, references, broken, pictures, seconds, losses } = measures;
  return [
    `Pages ${pages}, documents ${documents}`,
    filesText(measures),
    `Words ${words}, kept ${percent(wordsKept, words)}`,
    `Links and pictures ${references}, leading nowhere ${broken}; files copied ${pictures}`,
    `Seconds ${seconds.toFixed(1)}`,
    ...fieldsText(measures),
    ...(losses.length === 0 ? [] : ["Words missing, by page:"]),
    ...losses
      .slice(0, lossesShown)
      .map(({ file, count, words: lost }) => `  ${count}  ${file}: ${lost.slice(0, wordsShown).join(", ")}`),
    "",
  ].join("\n");
}

/** Of all files that look like documents, those that became none are named in the report. */
function filesText({ documents, included, leftOut }: Measures): string {
  const all = documents + included + leftOut.length;
  return `Files ${all}: documents ${documents}, in the pages that include them ${included}, left out ${leftOut.length} (named above), taken ${percent(documents + included, all)}`;
}

function fieldsText({ fields }: Measures): readonly string[] {
  const named = fields.map(([name, count]) => `${name} ×${count}`);
  return named.length === 0 ? [] : [`Fields of front matter left out: ${named.join(", ")}`];
}

function percent(part: number, whole: number): string {
  return whole === 0 ? "100 %" : `${((part / whole) * 100).toFixed(2)} %`;
}
