import { tagSlug } from "../../../addresses/name-slug.ts";

/**
 * The slug of a name, for backends that give none; the id, or the name itself, where the name has neither letters nor
 * digits. Of the names that need one, those of tags have signs that tell them apart.
 *
 * @example slugOf("Sales & Leases", null) // "sales-leases"
 */
export function slugOf(name: string, id: string | null): string {
  const slug = tagSlug(name);
  return slug === "" ? (id ?? name) : slug;
}
