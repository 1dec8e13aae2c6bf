import { createHash } from "node:crypto";
import { meantName } from "../faults/meant-value.ts";

// oxlint-disable-next-line no-control-regex -- all of ASCII
const isAscii = /^[\u0000-\u007f]*$/;

/**
 * The id of a site whose `site.yml` gives none, made of its name. Backends are asked by it, so it must not change: names in ASCII keep their hyphens
 * at the ends. One without any letter that an id may have gets a number that no other name has.
 *
 * @example defaultSiteId("Grüne Seiten") // "grune-seiten"
 */
export function defaultSiteId(name: string): string {
  if (isAscii.test(name)) return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  return meantName(name) ?? `site-${createHash("sha256").update(name.normalize("NFC")).digest("hex").slice(0, 8)}`;
}
