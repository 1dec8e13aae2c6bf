import type { HeadYml } from "../../content-folder/site-definition/head-yml.ts";

/** What the head of each page has besides our own. */
export interface SiteHead {
  readonly verification: readonly { readonly name: string; readonly content: string }[];
  readonly scripts: readonly {
    readonly src: string;
    readonly isAsync: boolean;
    readonly integrity: string | null;
    readonly data: Readonly<Record<string, string>>;
    readonly connect: readonly string[];
  }[];
}

/** Gives scripts what they do not say: they may send to where they come from. */
export function toSiteHead({ verification, scripts }: HeadYml): SiteHead {
  return {
    verification: Object.entries(verification).map(([name, content]) => ({ name, content })),
    scripts: scripts.map(({ src, async = false, integrity = null, data = {}, connect }) => ({
      src,
      isAsync: async,
      integrity,
      data: Object.fromEntries(Object.entries(data).map(([name, value]) => [name, String(value)])),
      connect: connect ?? [new URL(src).origin],
    })),
  };
}
