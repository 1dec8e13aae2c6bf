import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { withHeld } from "./question-set.ts";
import type { AskedQuestion } from "./question-set.ts";

/** A text of the collection. */
interface CollectionText {
  readonly id: string;
  readonly title: string;
  readonly body: string;
}

/** What a grade of the collection counts: -1, which one text of each question has, the most; then 1, the best of its scale, to 4. */
function gainOf(grade: number): number {
  if (grade === -1) return 5;
  return grade >= 1 && grade <= 4 ? 5 - grade : 0;
}

/** Reads a folder with `cran.all.1400`, `cran.qry` and `cranqrel`, and writes the texts as content into another one. */
export async function readCranfield(folder: string, contentDir: string): Promise<readonly AskedQuestion[]> {
  const [texts, asked, graded] = await Promise.all(
    ["cran.all.1400", "cran.qry", "cranqrel"].map((name) => readText(join(folder, name))),
  );
  const grades = gradesOf(graded ?? "");
  // The grades count the questions from 1, whatever numbers the questions themselves have.
  const questions = recordsOf(asked ?? "").map((record, index) => ({
    ask: fieldOf(record, "W").replace(/\s*[.?]$/, ""),
    kind: "cranfield",
    grades: grades.get(index + 1) ?? new Map<string, number>(),
  }));
  const documents = textsOf(texts ?? "");
  const unread = questions.filter(({ ask, grades: given }) => ask === "" || given.size === 0).length;
  if (documents.length === 0 || questions.length === 0 || unread > 0)
    throw new Error(
      `${folder} should have texts, and questions with words and grades each, but has ${documents.length} texts and ${questions.length} questions, ${unread} of them without. Are the files those of the collection?`,
    );
  await mkdir(join(contentDir, "article"), { recursive: true });
  for (const text of documents) await writeFile(join(contentDir, "article", `${text.id}.md`), contentOf(text));
  return withHeld(questions);
}

/** Copies of the collection have either kind of line ends. */
async function readText(path: string): Promise<string> {
  return (await readFile(path, "utf8")).replaceAll("\r\n", "\n");
}

function textsOf(text: string): readonly CollectionText[] {
  return recordsOf(text).map((record) => {
    const title = fieldOf(record, "T");
    const body = fieldOf(record, "W");
    return {
      id: `text-${/^\s*(\d+)/.exec(record)?.[1] ?? ""}`,
      title,
      body: body.startsWith(title) ? body.slice(title.length) : body,
    };
  });
}

function contentOf({ title, body }: CollectionText): string {
  const plain = body.replaceAll(/[\\`*_{}[\]<>#|~]/g, " ").trim();
  return `---\nsubject: ${JSON.stringify(title || "Untitled")}\n---\n\n${plain}\n`;
}

function recordsOf(text: string): readonly string[] {
  return `\n${text}`.split(/\n\.I /).slice(1);
}

/** A field of a record, on one line. */
function fieldOf(record: string, name: string): string {
  const [, after = ""] = `\n${record}`.split(`\n.${name}\n`);
  return (after.split(/\n\.[A-Z]\n/)[0] ?? "").replaceAll(/\s+/g, " ").trim();
}

function gradesOf(text: string): ReadonlyMap<number, Map<string, number>> {
  const grades = new Map<number, Map<string, number>>();
  for (const line of text.trim().split("\n")) {
    const [question = 0, document = 0, grade = 0] = line.trim().split(/\s+/).map(Number);
    if (gainOf(grade) === 0) continue;
    const known = grades.get(question) ?? new Map<string, number>();
    grades.set(question, known.set(`text-${document}`, gainOf(grade)));
  }
  return grades;
}
