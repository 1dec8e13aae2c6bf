import { z } from "zod";
import { OrderNumber } from "../../../../content-folder/arrangement/folder-yml.ts";
import { normalisedPath } from "../../../../addresses/normalised-path.ts";
import { isOldAddress } from "../../../../addresses/redirects.ts";
import { show, text } from "../../../../content-folder/fields.ts";
import { DateField } from "../../../../content-folder/date-field.ts";
import { LanguageTag } from "../../../../content-folder/language-tag.ts";

function name(expected: string) {
  return text(expected).refine((value) => /[\p{L}\p{N}]/u.test(value), {
    error: `expected ${expected} with a letter or a digit in it`,
  });
}

/** The last segment of an address, or, where addresses have folders, several. */
function slugOf(mayHaveParts: boolean) {
  return mayHaveParts ? slugInFolders : slug;
}

/** The last segment of an address. Every slug accepted here must be servable (tests/gateway/pages/odd-slugs.test.ts). */
const slug = text("the last segment of the address, as text")
  .refine((value) => !value.includes("/"), {
    error: ({ input }) =>
      `expected a slug without a slash, because it is one segment of the address, got ${show(input)}`,
  })
  .refine((value) => !/[\s\p{Cc}]/u.test(value), "expected a slug without spaces and control characters")
  .refine(
    (value) => value !== "." && value !== "..",
    'expected a slug other than "." and "..", which browsers resolve as folders',
  )
  .refine((value) => value.isWellFormed(), "expected a slug of valid Unicode, got half of a surrogate pair")
  .max(200, "expected a slug of at most 200 characters")
  .transform((value) => value.normalize("NFC"));

const slugInFolders = text("the last parts of the address, as text")
  .refine((value) => !/[\s\p{Cc}\\]/u.test(value), "expected a slug without spaces, control characters and backslashes")
  .refine((value) => value.isWellFormed(), "expected a slug of valid Unicode, got half of a surrogate pair")
  .max(200, "expected a slug of at most 200 characters")
  .transform((value) => value.normalize("NFC").replace(/(?<=.)\/$/, ""))
  .refine(
    (value) =>
      value
        .replace(/^\//, "")
        .split("/")
        .every((part) => !["", ".", ".."].includes(part)),
    {
      error: ({ input }) => `expected parts with a letter or digit between the slashes, got ${show(input)}`,
    },
  );

const oldAddress = "an old address such as /old/page, which begins with one slash and has no ?, # or space";

const alias = text(oldAddress)
  .refine(isOldAddress, { error: ({ input }) => `expected ${oldAddress}, got ${show(input)}` })
  .transform(normalisedPath);

const tags = z.array(name("the name of a tag"), { error: "expected a list of names, such as [api, tokens]" });

const keywords = z.array(text("what readers call the subject"), {
  error: "expected a list of words, such as [hijacked, stolen]",
});

const schemaMarkup = z.array(z.record(z.string(), z.unknown(), { error: "expected an object of schema.org markup" }), {
  error: "expected a list of objects",
});

const expectedEditUrl = "expected an absolute http: or https: address, or false";
const editUrl = z.union([z.url({ protocol: /^https?$/, error: expectedEditUrl }), z.literal(false)], expectedEditUrl);

const days = z
  .union([z.string(), z.number().transform(String)], "expected a number of days, such as 180 days")
  .transform((value, context) => {
    const [, number] = /^([1-9]\d{0,4})(?: ?days?)?$/.exec(value.trim()) ?? [];
    if (number !== undefined) return Number(number);
    context.addIssue(`expected a number of days, such as 180 days, got ${show(value)}`);
    return z.NEVER;
  });

const review = z.strictObject(
  { by: text("who reviews it, as text").optional(), every: days },
  { error: ({ code }) => (code === "invalid_type" ? "expected every, such as 180 days, and by" : undefined) },
);

/** The fields of a document's front matter. Invalid fields are left out (`takeGood`), so no field is required. */
function documentFields(mayHaveParts: boolean) {
  return z
    .strictObject({
      subject: text("the title, as text").optional(),
      slug: slugOf(mayHaveParts).optional(),
      order: OrderNumber.optional(),
      metaTitle: text("a title, as text").optional(),
      metaDescription: text("one or two sentences, as text").optional(),
      description: text("a summary, as text").optional(),
      category: name("the name of a category").optional(),
      subcategory: name("the name of a subcategory").optional(),
      tags: tags.default([]),
      keywords: keywords.default([]),
      aliases: z.array(alias, { error: "expected a list of old addresses, such as [/old/page]" }).default([]),
      lang: LanguageTag.optional(),
      author: text("the id of an author: the name of a file in authors/, without .yml").optional(),
      datePublished: DateField.optional(),
      lastUpdated: DateField.optional(),
      featuredImage: text("the path of a picture").optional(),
      location: text("the name of a place").optional(),
      schemaMarkup: schemaMarkup.default([]),
      publishAt: DateField.optional(),
      expiresAt: DateField.optional(),
      hideFromSearch: z.boolean("expected true or false").default(false),
      editUrl: editUrl.optional(),
      review: review.optional(),
      draft: z.boolean({ error: ({ input }) => `expected true or false, got ${show(input)}` }).default(false),
    })
    .prefault({});
}

/** The schema of front matter. */
export const DocumentFields = documentFields(false);

/** The schema of front matter where addresses have folders: a slug may have several parts, and begin with a slash. */
export const FiledDocumentFields = documentFields(true);

export type DocumentFields = z.infer<typeof DocumentFields>;

/** The schema of an author file. */
export const AuthorFields = z
  .strictObject({
    name: text("the author's name, as text").optional(),
    designation: text("what the author does, as text").optional(),
    image: text("the path of a picture").optional(),
  })
  .prefault({});
