import { z } from "zod";
import { text } from "../fields.ts";

const link = z.union([z.string().regex(/^\/(?![/\\])/), z.url({ protocol: /^(?:https?|mailto)$/ })], {
  error: "expected a path that begins with one slash, or an absolute http:, https: or mailto: address",
});

function entry<Shape extends z.ZodRawShape>(fields: string, shape: Shape) {
  return z.strictObject(shape, { error: `expected an entry with ${fields}` });
}

/** `changelog.yml`: what changed on the platform. */
export const ChangelogYml = z
  .array(
    entry("date, title, type and description", {
      date: z.iso.date("expected a date such as 2026-03-04"),
      title: text("what changed, as text"),
      type: z.enum(["New", "Improved"], { error: "expected New or Improved" }),
      description: text("one or two sentences, as text"),
      linkText: text("the words of a link, as text").nullish(),
      linkUrl: link.nullish(),
    }),
  )
  .default([]);

export type ChangelogYml = z.infer<typeof ChangelogYml>;

/** `faq.yml`: questions with their answers, and the groups that they stand in. */
export const FaqYml = z
  .array(
    entry("question and answer", {
      question: text("a question, as text"),
      answer: text("its answer, as text"),
      group: text("the name of a group of questions, as text").nullish(),
    }),
  )
  .default([]);

export type FaqYml = z.infer<typeof FaqYml>;
