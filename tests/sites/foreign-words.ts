import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { demonstrationContent } from "../support/demonstration-content.ts";

/** The name and the subjects of the demonstration, which no other site may show. */
export const demonstrationWords = [
  "Domainlens",
  "domain name",
  "registrar",
  "registrant",
  "RDAP",
  "WHOIS",
  "name server",
  "nameserver",
  "DNSSEC",
];

/** Words that a site must not show, given as they are written. Interface words of another language can be added. */
export function foreignWordsIn(text: string, more: readonly string[] = []): readonly string[] {
  const lower = text.toLowerCase();
  return [...demonstrationWords, ...namesOfDemonstration(), ...more].filter((word) =>
    lower.includes(word.toLowerCase()),
  );
}

/** What only the demonstration's own definition says. */
function namesOfDemonstration(): readonly string[] {
  const site: unknown = parse(readFileSync(`${demonstrationContent}/site.yml`, "utf8"));
  const texts = JSON.stringify(site).match(/"(?:description|lead|note)":"([^"]{20,})"/g) ?? [];
  return texts.map((found) => found.slice(found.indexOf(":") + 2, -1));
}
