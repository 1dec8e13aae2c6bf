import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import type { AuthorStore } from "../authors.ts";
import { toCount } from "../rows.ts";

const AuthorRow = z.object({
  id: z.string(),
  name: z.string(),
  designation: z.string().nullable(),
  image: z.string().nullable(),
  documentCount: z.number(),
  lastPublished: z.string().nullable(),
});

/** The authors. */
export function createAuthorStore(database: DatabaseSync): AuthorStore {
  const exists = database.prepare("SELECT count(*) AS count FROM authors WHERE id = ?");
  const count = database.prepare("SELECT count(*) AS count FROM authors");
  const list = database.prepare(
    `SELECT authors.id, authors.name, authors.designation, authors.image, coalesce(groups.count, 0) AS documentCount,
            groups.last_published AS lastPublished
     FROM authors LEFT JOIN navigation_groups AS groups ON groups.kind = 'author' AND groups.id = authors.id
     ORDER BY documentCount DESC, authors.name, authors.id LIMIT ? OFFSET ?`,
  );
  return {
    exists: async (id) => toCount(exists.get(id)) > 0,
    list: async ({ page, limit }) => ({
      items: z.array(AuthorRow).parse(list.all(limit, (page - 1) * limit)),
      total: toCount(count.get()),
    }),
  };
}
