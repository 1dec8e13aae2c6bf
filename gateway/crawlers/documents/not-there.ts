import { parse } from "graphql";
import { z } from "zod";
import type { Answer } from "../../answers/answer.ts";
import type { SharedExecution } from "../../graphql/execute.ts";
import { canonicalUrl } from "../../../addresses/canonical-url.ts";
import { absoluteUrl, filePath } from "../addresses.ts";
import { failedAnswer, passingAnswer } from "../file-answer.ts";
import { titleLine } from "./markdown-file.ts";

/** The forms in which a program may read a document. */
export type FileForm = "md" | "json";

export const mediaTypes = { md: "text/markdown", json: "application/json" } as const;

/** What a program is told of what is not there, or not now (RFC 9457). */
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

/** There is no such document: 404 with what comes closest, in the form that was asked for. `path`: what was asked for, decoded. */
export const notFound = async (
  execution: SharedExecution,
  form: FileForm,
  path: string,
  slug: string,
): Promise<Answer> => {
  const answer = await toAnswer(execution, form, path, slug);
  return execution.isWithoutSearch() ? { ...answer, isWithoutSearch: true } : answer;
};

const toAnswer = async ({ execute }: SharedExecution, form: FileForm, path: string, slug: string): Promise<Answer> => {
  const found = Found.safeParse((await execute(Closest, { slug })).data).data;
  const closest = (found?.closest ?? []).map((document) => ({
    ...document,
    file: absoluteUrl(found?.site ?? { url: "" }, filePath(document, form)),
    url: canonicalUrl(found?.site.url ?? "", document.path),
  }));
  if (form === "json") {
    const suggestions = closest.map(({ subject, url, file }) => ({ title: subject, url, jsonUrl: file }));
    return passingAnswer(
      404,
      problemType,
      `${JSON.stringify({ type: "about:blank", title: "No content found.", status: 404, detail: `Nothing lives at ${path}.`, suggestions })}\n`,
    );
  }
  const lines = closest.map(
    ({ subject, file, metaDescription }) =>
      `- [${titleLine(subject)}](${file})${metaDescription === null ? "" : `: ${titleLine(metaDescription)}`}`,
  );
  const text = `# No content found.\n\nNothing lives at ${codeOf(path)}.${lines.length === 0 ? "" : ` These come closest:\n\n${lines.join("\n")}`}\n`;
  return passingAnswer(404, mediaTypes.md, text);
};

/** The document cannot be had right now: 503, in the form that was asked for. */
export const notNow = (form: FileForm): Answer =>
  form === "json"
    ? failedAnswer(
        problemType,
        `${JSON.stringify({ type: "about:blank", title: "Error fetching article.", status: 503 })}\n`,
      )
    : failedAnswer(
        mediaTypes.md,
        "# Error fetching article.\n\nThe document cannot be had right now. Please try again in a moment.\n",
      );

/** An address may hold anything: it stays on its line, and in its code. */
const codeOf = (path: string): string => `\`${path.replaceAll(/[\s`]+/g, " ").slice(0, 300)}\``;
