import type { ChangelogYml } from "../../content-folder/site-files/lists-yml.ts";
import type { SocialProfile } from "../../content-folder/site-definition/read-social.ts";
import type { SiteFacts } from "./site.ts";

/** The profiles, with the addresses of their icons. */
export function toSocialLinks(profiles: readonly SocialProfile[]): SiteFacts["socialLinks"] {
  return profiles.map(({ label, to, network, icon }) => ({
    label,
    url: to,
    network:
      network === "facebook" ? "FACEBOOK" : network === "linkedin" ? "LINKEDIN" : network === "x" ? "X" : "OTHER",
    icon: icon?.address ?? null,
  }));
}

const types = { New: "NEW", Improved: "IMPROVED" } as const;

/** The changes, newest first; those of one day stay in the order of the file. A link to what the site has switched off is gone. */
export function toChangelog(entries: ChangelogYml, isClosedHere: (address: string) => boolean): SiteFacts["changelog"] {
  return entries
    .map((entry) => ({
      ...entry,
      type: types[entry.type],
      linkText: entry.linkText ?? null,
      linkUrl: entry.linkUrl && !isClosedHere(entry.linkUrl) ? entry.linkUrl : null,
    }))
    .sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1));
}
