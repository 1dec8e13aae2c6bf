import { parse } from "graphql";
import { z } from "zod";
import type { Answer } from "../../answers/answer.ts";
import type { SharedExecution } from "../../graphql/execute.ts";
import { sayIn } from "../../../words/speech.ts";
import { canonicalUrl } from "../../../addresses/canonical-url.ts";
import { documentFile } from "../../../addresses/document-file.ts";
import { absoluteUrl } from "../../../addresses/absolute-url.ts";
import { failedAnswer, passingAnswer } from "../file-answer.ts";
import { linkTo, titleLine } from "./markdown-file.ts";

/** The forms in which programs can read a document. */
export type FileForm = "md" | "json";

/** The media type of each form. */
export const mediaTypes = { md: "text/markdown", json: "application/json" } as const;

/** The media type of JSON error answers (RFC 9457). */
const problemType = "application/problem+json";

const Closest = parse(
  "query ClosestFiles($slug: String!) { site { url } closest(slug: $slug) { slug path subject metaDescription } }",
);
const Found = z.object({
  site: z.object({ url: z.string() }),
  closest: z
    .array(
      z.object({ slug: z.string(), path: z.string(), subject: z.string(), metaDescription: z.string().nullable() }),
    )
    .nullable(),
});

/** 404 with the closest documents, in the requested form. `path`: as requested, decoded. */
export async function notFound(
  execution: SharedExecution,
  form: FileForm,
  path: string,
  slug: string,
): Promise<Answer> {
  const answer = await toAnswer(execution, form, path, slug);
  return execution.isWithoutSearch() ? { ...answer, isWithoutSearch: true } : answer;
}

async function toAnswer(
  { execute, speech }: SharedExecution,
  form: FileForm,
  path: string,
  slug: string,
): Promise<Answer> {
  const found = Found.safeParse((await execute(Closest, { slug })).data).data;
  const closest = (found?.closest ?? []).map((document) => ({
    ...document,
    file: absoluteUrl(found?.site ?? { url: "" }, documentFile(document, form)),
    url: canonicalUrl(found?.site.url ?? "", document.path),
  }));
  if (form === "json") {
    const suggestions = closest.map(({ subject, url, file }) => ({ title: subject, url, jsonUrl: file }));
    return passingAnswer(
      404,
      problemType,
      `${JSON.stringify({ type: "about:blank", title: sayIn(speech, "No content found."), status: 404, detail: sayIn(speech, "Nothing lives at {path}.", { path }), suggestions })}\n`,
    );
  }
  const lines = closest.map(
    ({ subject, file, metaDescription }) =>
      `- ${linkTo(file, subject)}${metaDescription === null ? "" : `: ${titleLine(metaDescription)}`}`,
  );
  const nothing = sayIn(speech, "Nothing lives at {path}.", { path: codeOf(path) });
  const closestLines = lines.length === 0 ? "" : `\n\n${sayIn(speech, "These come closest:")}\n\n${lines.join("\n")}`;
  const text = `# ${sayIn(speech, "No content found.")}\n\n${nothing}${closestLines}\n`;
  return passingAnswer(404, mediaTypes.md, text);
}

const MovedFile = parse("query MovedFile($path: String!) { moved(path: $path) }");
const Moved = z.object({ moved: z.string().startsWith("/").nullable() });

/** Where the file of an old address is now: that of the document which names the address among its aliases. Null if none does. */
export async function movedFile({ execute }: SharedExecution, form: FileForm, path: string): Promise<string | null> {
  const bare = path.endsWith(`.${form}`) ? path.slice(0, -form.length - 1) : path;
  const to = Moved.safeParse((await execute(MovedFile, { path: bare })).data).data?.moved ?? null;
  return to === null || to.includes("#") ? null : `${to}.${form}`;
}

/** 503 in the requested form: the document cannot be read right now. */
export function notNow(form: FileForm, { speech }: SharedExecution): Answer {
  const title = sayIn(speech, "Error fetching article.");
  return form === "json"
    ? failedAnswer(problemType, `${JSON.stringify({ type: "about:blank", title, status: 503 })}\n`)
    : failedAnswer(
        mediaTypes.md,
        `# ${title}\n\n${sayIn(speech, "The document is not available right now. Please try again in a moment.")}\n`,
      );
}

/** An address may contain anything: it stays on its line, and inside its code span. */
function codeOf(path: string): string {
  return `\`${path.replaceAll(/[\s`]+/g, " ").slice(0, 300)}\``;
}
