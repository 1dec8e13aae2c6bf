import { fieldsAt, textAt } from "../settings/value.ts";
import type { Value } from "../settings/value.ts";

/** Somebody who has written pages. */
export interface SourceAuthor {
  readonly name: string;
  /** What they do; null where nothing is said. */
  readonly designation: string | null;
  /** The address of their picture; null where there is none on the web. */
  readonly image: string | null;
}

/** The authors that a file of a tool names, by the keys that pages give. */
export function authorsIn(data: Value): ReadonlyMap<string, SourceAuthor> {
  return new Map(
    fieldsAt(data).flatMap(([key, value]) => {
      const author = authorOf(value);
      return author === null ? [] : [[key, author] as const];
    }),
  );
}

const longestDesignation = 100;

/** The author that a mapping describes; null if it has no name. */
export function authorOf(value: Value): SourceAuthor | null {
  const first = (...names: readonly string[]): string | null =>
    names.map((name) => textAt(value, name)).find((text) => text !== null) ?? null;
  const name = first("name", "display_name");
  const does = first("title", "description");
  const image = first("image_url", "imageURL", "avatar", "image");
  if (name === null) return null;
  return {
    name,
    designation: does !== null && does.length <= longestDesignation ? does : null,
    image: image !== null && image.startsWith("https://") ? image : null,
  };
}
