import { z } from "zod";

const text = (expected: string) =>
  z
    .string({
      error: ({ input }) =>
        `expected ${expected}${input === undefined ? "" : `, got ${show(input)}; put it in quotes`}`,
    })
    .trim()
    .min(1, `expected ${expected}, got nothing`);

const date = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], {
    error: ({ input }) => `expected a date such as 2026-03-04, got ${show(input)}`,
  })
  .transform((value) => new Date(value).toISOString().replace(".000Z", "Z"));

const name = (expected: string) =>
  text(expected).refine((value) => /[\p{L}\p{N}]/u.test(value), {
    error: `expected ${expected} with a letter or a digit in it`,
  });

/** What may stand in the front matter of a document. */
export const DocumentFields = z.strictObject({
  subject: text("the title, as text"),
  slug: text("the last part of the address, as text")
    .regex(/^[^\s/\p{Cc}][^\s\p{Cc}]*$/u, "expected a slug without spaces that does not begin with a slash")
    .transform((slug) => slug.normalize("NFC"))
    .optional(),
  metaTitle: text("a title, as text").optional(),
  metaDescription: text("one or two sentences, as text").optional(),
  description: text("a summary, as text").optional(),
  category: name("the name of a category").optional(),
  subcategory: name("the name of a subcategory").optional(),
  tags: z.array(name("the name of a tag"), { error: "expected a list of names, such as [dns, ttl]" }).default([]),
  author: text("the id of an author: the name of a file in authors/, without .yml").optional(),
  datePublished: date.optional(),
  lastUpdated: date.optional(),
  featuredImage: text("the path of a picture").optional(),
  location: text("the name of a place").optional(),
  schemaMarkup: z
    .array(z.record(z.string(), z.unknown(), { error: "expected an object of schema.org markup" }), {
      error: "expected a list of objects",
    })
    .default([]),
  draft: z.boolean({ error: ({ input }) => `expected true or false, got ${show(input)}` }).default(false),
});

export type DocumentFields = z.infer<typeof DocumentFields>;

/** What may stand in the file of an author. */
export const AuthorFields = z.strictObject({
  name: text("the author's name, as text"),
  designation: text("what the author does, as text").optional(),
  image: text("the path of a picture").optional(),
});

const rule = z.strictObject({
  rule: z.enum(["allow", "disallow"], { error: "expected allow or disallow" }),
  agents: z.array(text("the name of a robot"), { error: "expected a list of names" }),
});

/** The rules for robots in `site.yml`; its other fields are not ours. */
export const BotsFields = z.object({
  bots: z
    .strictObject({
      disallow: z.array(text("a path"), { error: "expected a list of paths" }).default([]),
      search: rule.optional(),
      answers: rule.optional(),
      training: rule.optional(),
    })
    .nullish(),
});

export type BotRules = NonNullable<z.infer<typeof BotsFields>["bots"]>;

function show(value: unknown): string {
  return typeof value === "string" ? `"${value}"` : (JSON.stringify(value) ?? "nothing");
}
