import { nameSlug } from "../../../addresses/name-slug.ts";

/**
 * The slug of a name, for backends that give none; the id, or the name itself, where the name has neither letters nor
 * digits.
 *
 * @example slugOf("Sales & Leases", null) // "sales-leases"
 */
export function slugOf(name: string, id: string | null): string {
  const slug = nameSlug(name);
  return slug === "" ? (id ?? name) : slug;
}
