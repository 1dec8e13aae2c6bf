/**
 * The name in lower-case letters, digits and hyphens that comes nearest; null if nothing is left.
 *
 * @example meantName("Mein Laden") // "mein-laden"
 */
export function meantName(given: string): string | null {
  const name = plain(given)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
  return name === "" ? null : name;
}

/** The id of a document type that comes nearest: each of its words begins with a letter. */
export function meantId(given: string): string | null {
  const name = meantName(given) ?? "";
  return /^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/.test(name) && name.length <= 40 ? name : null;
}

/** @example meantPath("Webinars/") // "/webinars" */
export function meantPath(given: string): string | null {
  const parts = given.split("/").flatMap((part) => meantName(part) ?? []);
  return parts.length === 0 || parts.length > 3 ? null : `/${parts.join("/")}`;
}

/**
 * The code of a country, by its code in other letters or its English name.
 *
 * @example meantCountry("Germany") // "DE"
 */
export function meantCountry(given: string): string | null {
  const code = given.toUpperCase();
  if (/^[A-Z]{2}$/.test(code)) return isRegion(code) ? currentCode(code) : null;
  const name = plain(given);
  const found = codes().find((one) => plain(regions.of(one) ?? "") === name);
  return found === undefined ? null : currentCode(found);
}

/** Whether two capital letters are the current code of a country, or of a union of countries that has one. */
export function isCountry(code: string): boolean {
  return isRegion(code) && currentCode(code) === code;
}

/** Codes that stand for an unknown region and for texts of tests. */
const noRegions: readonly string[] = ["ZZ", "XA", "XB"];

function isRegion(code: string): boolean {
  return regions.of(code) !== undefined && !noRegions.includes(code);
}

/** Some countries have had other codes. */
function currentCode(code: string): string | null {
  return new Intl.Locale(`und-${code}`).region ?? null;
}

const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** All pairs of letters. */
function codes(): readonly string[] {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
  return letters.flatMap((first) => letters.map((second) => first + second));
}

/** Lower case, without accents. */
function plain(given: string): string {
  return given.toLowerCase().replaceAll("ß", "ss").normalize("NFD").replaceAll(/\p{M}/gu, "");
}
