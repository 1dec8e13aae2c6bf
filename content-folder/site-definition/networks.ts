/** A social network that brings its icon. */
interface Network {
  readonly label: string;
  /** The hosts of its profiles; subdomains belong to it too. */
  readonly hosts: readonly string[];
  /** The outlines of its icon in a square of 24, drawn with a line of 1.5; null where the client has the icon. */
  readonly drawing: string | null;
}

/** The networks by the keys of the short form of `social`. Their icons are drawn by us, in the style of Lucide. */
export const networks = {
  facebook: { label: "Facebook", hosts: ["facebook.com"], drawing: null },
  linkedin: { label: "LinkedIn", hosts: ["linkedin.com"], drawing: null },
  x: { label: "X", hosts: ["x.com", "twitter.com"], drawing: null },
  mastodon: {
    label: "Mastodon",
    hosts: ["mastodon.social", "mastodon.online", "fosstodon.org", "hachyderm.io"],
    drawing:
      "M4 11V8a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4v4a4 4 0 0 1-4 4H9c0 2 1.5 3 3.5 3S15 18.5 15 18.500M8 12.500V9a2 2 0 0 1 4 0v2.500M16 12.500V9a2 2 0 0 0-4 0M4 11v3",
  },
  bluesky: {
    label: "Bluesky",
    hosts: ["bsky.app"],
    drawing: "M12 11C11 8 8 5 4 4c0 4 0 8 4 9-3 .5-3 3-1 5s4-1 5-4c1 3 3 6 5 4s2-4.5-1-5c4-1 4-5 4-9-4 1-7 4-8 7Z",
  },
  github: {
    label: "GitHub",
    hosts: ["github.com"],
    drawing:
      "M9 20c-4 1.3-4-2-6-2.500M15 21v-3.500c0-1 .1-1.5-.5-2 3-.3 5.5-1.5 5.5-6a4.6 4.6 0 0 0-1.3-3.2 4.2 4.2 0 0 0-.1-3.200s-1.1-.3-3.5 1.300a12 12 0 0 0-6.2 0C6.5 2.8 5.4 3.1 5.4 3.100a4.2 4.2 0 0 0-.1 3.200A4.6 4.6 0 0 0 4 9.500c0 4.5 2.5 5.7 5.5 6-.6.6-.6 1.2-.5 2V21",
  },
  gitlab: { label: "GitLab", hosts: ["gitlab.com"], drawing: "m12 21 9-7-3-10-3 7H9L6 4 3 14l9 7Z" },
  youtube: {
    label: "YouTube",
    hosts: ["youtube.com", "youtu.be"],
    drawing: "M7 5h10a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4Zm3 4 5 3-5 3V9Z",
  },
  instagram: {
    label: "Instagram",
    hosts: ["instagram.com"],
    drawing:
      "M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Zm8 9a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM17 7v.01",
  },
  discord: {
    label: "Discord",
    hosts: ["discord.com", "discord.gg"],
    drawing:
      "M8 6a15 15 0 0 1 8 0M8 17a15 15 0 0 0 8 0M9 12v.010M15 12v.010M8 6C6 6.5 5 7 5 7c-1.5 3-2.5 6-2 10 0 0 2 2 5 2l1.5-2M16 6c2 .5 3 1 3 1 1.5 3 2.5 6 2 10 0 0-2 2-5 2l-1.5-2",
  },
} as const satisfies Readonly<Record<string, Network>>;

/** A network that brings its icon. */
export type NetworkName = keyof typeof networks;

/** The networks of the short form. */
export const networkNames = [
  "facebook",
  "linkedin",
  "x",
  "mastodon",
  "bluesky",
  "github",
  "gitlab",
  "youtube",
  "instagram",
  "discord",
] as const satisfies readonly NetworkName[];

/** What stands for a network that is not known: a chain. */
const link = "M10 14a4 4 0 0 0 6 .500l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.500l-3 3a4 4 0 0 0 6 6l1-1";

/** The network of an address, by its host or by the name that the site gives it; null for another one. */
export function networkOf(label: string, address: string): NetworkName | null {
  const host = URL.parse(address)?.hostname ?? "";
  return (
    networkNames.find((name) => {
      const { label: ownLabel, hosts }: Network = networks[name];
      return (
        ownLabel.toLowerCase() === label.toLowerCase() || hosts.some((own) => host === own || host.endsWith(`.${own}`))
      );
    }) ?? null
  );
}

/** The icon of a network as an SVG; null where the client has it. */
export function iconOf(network: NetworkName | null): string | null {
  const drawing = network === null ? link : networks[network].drawing;
  return drawing === null
    ? null
    : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><path d="${drawing}"/></svg>`;
}
