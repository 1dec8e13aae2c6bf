import { z } from "zod";
import type { PaginationPayload } from "./document.ts";
import { slugOf } from "./slug.ts";
import {
  optionalCount,
  optionalDate,
  optionalId,
  optionalShortText,
  optionalText,
  requiredShortText,
} from "./tolerant.ts";

const authorFields = {
  _id: optionalId,
  name: requiredShortText,
  role: optionalShortText,
  image: optionalText,
  designation: optionalShortText,
};
const publishingFields = { documentCount: optionalCount, lastPublished: optionalDate };

/** An author of documents. The author's own fields are nested under `author`, or beside the counts. */
export const AuthorPayload = z
  .union([
    z
      .object({ author: z.object(authorFields), ...publishingFields })
      .transform(({ author, ...publishing }) => ({ ...author, ...publishing })),
    z.object({ ...authorFields, ...publishingFields }),
  ])
  .transform((author) => ({
    ...author,
    _id: author._id ?? slugOf(author.name, null),
    documentCount: author.documentCount ?? 0,
  }));
export type AuthorPayload = Readonly<z.output<typeof AuthorPayload>>;

/** One page of authors. */
export interface AuthorListPayload {
  readonly authors: readonly AuthorPayload[];
  readonly pagination: PaginationPayload;
}
