import { ChangelogYml, FaqYml } from "./lists-yml.ts";
import { expectedRedirects, takeRedirects } from "./redirects-yml.ts";
import type { Redirect } from "./redirects-yml.ts";
import { readSiteFile } from "../site-definition/read-site-file.ts";
import type { SiteFileKind } from "../site-definition/read-site-file.ts";
import { takeSite } from "../site-definition/take-site.ts";
import { expectedGroups, takeSynonyms } from "./synonyms-yml.ts";
import type { SynonymGroup } from "./synonyms-yml.ts";
import { takeGood } from "../faults/take-good.ts";
import { expectedFields, isMapping } from "../yaml/yaml-reading.ts";

/**
 * Reads the site's own YAML files, all at once. `hadSiteYml`: `site.yml` had a text before, must have one, and stays in force as a whole while it cannot
 * be read; else what can be read of it counts, as the defaults would take all documents of the site's own types with them.
 */
export async function readYamlFiles(contentDir: string, hadSiteYml: boolean) {
  const [site, changelog, faq, synonyms, redirects] = await Promise.all([
    readSiteFile(contentDir, "site.yml", {
      expected: expectedFields,
      empty: {},
      take: takeSite,
      gone: hadSiteYml ? goneSiteYml : null,
      isSalvaged: !hadSiteYml,
    }),
    readSiteFile(contentDir, "changelog.yml", changelogKind),
    readSiteFile(contentDir, "faq.yml", faqKind),
    readSiteFile(contentDir, "synonyms.yml", synonymsKind),
    readSiteFile(contentDir, "redirects.yml", redirectsKind),
  ]);
  return { site, changelog, faq, synonyms, redirects };
}

const goneSiteYml = "the file is gone or empty: what it said stays in force until a restart";

const changelogKind: SiteFileKind<ChangelogYml> = {
  expected: "expected a list of changes, each with date, title, type and description",
  empty: [],
  take: (value, lineOf) =>
    Array.isArray(value) ? takeGood(ChangelogYml, value, { lineOf, causes: { date: "bad-date" } }) : null,
};

const faqKind: SiteFileKind<FaqYml> = {
  expected: "expected a list of entries, each with question and answer",
  empty: [],
  take: (value, lineOf) => (Array.isArray(value) ? takeGood(FaqYml, value, { lineOf }) : null),
};

const synonymsKind: SiteFileKind<readonly SynonymGroup[]> = {
  expected: expectedGroups,
  empty: [],
  take: (value, lineOf) => (Array.isArray(value) ? takeSynonyms(value, lineOf) : null),
};

const redirectsKind: SiteFileKind<readonly Redirect[]> = {
  expected: expectedRedirects,
  empty: {},
  take: (value, lineOf) => (isMapping(value) ? takeRedirects(value, lineOf) : null),
};
