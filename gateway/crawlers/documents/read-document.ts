import { parse } from "graphql";
import { z } from "zod";
import { areRefusals } from "../../graphql/execute.ts";
import type { SharedExecution } from "../../graphql/execute.ts";

const Named = z.object({ name: z.string(), slug: z.string() });

const DocumentData = z.object({
  slug: z.string(),
  path: z.string(),
  type: z.object({ id: z.string() }),
  subject: z.string(),
  metaDescription: z.string().nullable(),
  description: z.string().nullable(),
  datePublished: z.string().nullable(),
  lastUpdated: z.string().nullable(),
  category: z.string().nullable(),
  location: z.string().nullable(),
  language: z.string().nullable(),
  readingMinutes: z.number().nullable(),
  featuredImage: z.object({ url: z.string() }).nullable(),
  authors: z.array(z.object({ name: z.string(), designation: z.string().nullable(), path: z.string().nullable() })),
  types: z.array(Named),
  tags: z.array(Named),
  content: z.string().nullable(),
  markdown: z.string().nullable(),
  contentProblem: z.string().nullable(),
});

/** A document with everything that its files contain. */
export type FileDocument = Readonly<z.output<typeof DocumentData>>;

const Site = z.object({ name: z.string(), url: z.string() });
/** What files say of the site. */
export type FileSite = Readonly<z.output<typeof Site>>;

const Answered = z.object({ site: Site, document: DocumentData.nullable() });

/** The result of reading a document. `found` may lack its text: then it is not whole, but complete if the text was refused and nothing failed. */
export type DocumentReading =
  | {
      readonly kind: "found";
      readonly document: FileDocument;
      readonly site: FileSite;
      readonly isWhole: boolean;
      readonly isComplete: boolean;
    }
  | { readonly kind: "missing" }
  | { readonly kind: "failed" };

const fields = `slug path type { id } subject metaDescription description datePublished lastUpdated category location language readingMinutes
  featuredImage { url } authors { name designation path } types { name slug } tags { name slug } content markdown contentProblem`;

const DocumentFile = parse(
  `query DocumentFile($slug: String!) { site { name url } document(slug: $slug) { ${fields} } }`,
);

/** Reads a document by its slug. */
export async function readDocument({ execute }: SharedExecution, slug: string): Promise<DocumentReading> {
  const { data, errors } = await execute(DocumentFile, { slug });
  const answered = Answered.safeParse(data).data;
  if (answered === undefined || errors.some(({ path }) => path?.length === 1)) return { kind: "failed" };
  const { document, site } = answered;
  return document === null
    ? { kind: "missing" }
    : { kind: "found", document, site, isWhole: errors.length === 0, isComplete: areRefusals(errors) };
}

const DocumentThere = parse("query DocumentThere($slug: String!) { document(slug: $slug) { slug } }");

const There = z.object({ document: z.object({ slug: z.string() }).nullable() });

/** Whether there is a document with exactly this slug; null while that is unknown. */
export async function isThere({ execute }: SharedExecution, slug: string): Promise<boolean | null> {
  const { data, errors } = await execute(DocumentThere, { slug });
  const answered = There.safeParse(data).data;
  return answered === undefined || errors.length > 0 ? null : answered.document?.slug === slug;
}

const FirstOfType = parse("query FirstOfType($type: ID!) { documents(type: $type, limit: 1) { items { slug } } }");
const Firsts = z.object({ documents: z.object({ items: z.array(z.object({ slug: z.string() })) }) });

/** The slug of the first document of a type; null when there is none, or when it cannot be read. */
export async function firstSlugOf(
  { execute }: SharedExecution,
  type: string,
): Promise<{ readonly failed: boolean; readonly slug: string | null }> {
  const { data, errors } = await execute(FirstOfType, { type });
  return { failed: errors.length > 0, slug: Firsts.safeParse(data).data?.documents.items[0]?.slug ?? null };
}
