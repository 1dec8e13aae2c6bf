import { z } from "zod";
import type { AuthorStore } from "../authors.ts";
import { toCount } from "../rows.ts";
import type { Database } from "./database.ts";

const AuthorRow = z.object({
  id: z.string(),
  name: z.string(),
  designation: z.string().nullable(),
  image: z.string().nullable(),
  documentCount: z.number(),
  lastPublished: z.string().nullable(),
});

/** The authors. */
export function createAuthorStore({ read }: Database): AuthorStore {
  const list = `SELECT authors.id, authors.name, authors.designation, authors.image, count(documents.id) AS "documentCount",
       max(documents.date_published) AS "lastPublished"
     FROM authors LEFT JOIN documents ON documents.author_id = authors.id
     GROUP BY authors.id ORDER BY "documentCount" DESC, authors.name, authors.id LIMIT $1 OFFSET $2`;
  return {
    exists: async (id) => toCount((await read("SELECT count(*) AS count FROM authors WHERE id = $1", [id]))[0]) > 0,
    list: async ({ page, limit }) => ({
      items: z.array(AuthorRow).parse(await read(list, [limit, (page - 1) * limit])),
      total: toCount((await read("SELECT count(*) AS count FROM authors"))[0]),
    }),
  };
}
