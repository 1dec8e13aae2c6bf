import type { NewAuthor } from "../store/authors.ts";
import type { ContentProblem } from "../store/sources.ts";
import type { AssetReader } from "./assets.ts";
import type { AuthorFile } from "./content-files.ts";
import { AuthorFields } from "./fields.ts";
import { readFields } from "./yaml-fields.ts";

/** An author, or the problems that keep them from being published; and what either depends on. */
export interface MadeAuthor {
  readonly author: NewAuthor | null;
  readonly problems: readonly ContentProblem[];
  readonly assets: Readonly<Record<string, string | null>>;
}

/** Makes an author of the text of their file. */
export async function makeAuthor(file: AuthorFile, text: string, assets: AssetReader): Promise<MadeAuthor> {
  const reading = readFields(text, 1, AuthorFields);
  const broken = (
    problems: readonly { readonly line: number; readonly message: string }[],
    stamps = {},
  ): MadeAuthor => ({
    author: null,
    problems: problems.map((problem) => ({ file: file.path, ...problem })),
    assets: stamps,
  });
  if (reading.kind === "broken") return broken(reading.problems);
  const { name, designation, image } = reading.fields;
  const author = { id: file.id, name, designation: designation ?? null };
  if (image === undefined) return { author: { ...author, image: null }, problems: [], assets: {} };
  if (/^https:/i.test(image)) return { author: { ...author, image }, problems: [], assets: {} };
  const picture = await assets.read(image, file.path);
  if (picture.kind === "missing")
    return broken([{ line: reading.lineOf("image"), message: `image: ${picture.message}` }], picture.stamps);
  return { author: { ...author, image: picture.medium.url }, problems: [], assets: picture.stamps };
}
