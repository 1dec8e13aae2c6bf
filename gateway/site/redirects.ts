import { z } from "zod";
import { faultOfRedirect, normalisedPath } from "../../addresses/redirects.ts";

/** `redirects.yml`: old addresses and where they lead now. Loops, chains and what is no path of this site are refused. */
export const RedirectsYml = z
  .record(z.string(), z.string("expected where the address leads now, as text"))
  .default({})
  .superRefine((redirects, context) => {
    for (const from of Object.keys(redirects)) {
      const fault = faultOfRedirect(from, redirects);
      if (fault !== null) context.addIssue({ code: "custom", path: [from], message: fault });
    }
  })
  .transform(
    (redirects): ReadonlyMap<string, string> =>
      new Map(Object.entries(redirects).map(([from, to]) => [normalisedPath(from), to])),
  );

const fileEnding = /\.(?:md|json)$/i;

/**
 * Where an old address leads now; null for one that is none. A document's files go with it.
 *
 * @example findRedirect(redirects, "/article/old.md") // "/article/new.md"
 */
export const findRedirect = (redirects: ReadonlyMap<string, string>, path: string): string | null => {
  if (redirects.size === 0) return null;
  const asked = normalisedPath(path);
  const to = redirects.get(asked);
  if (to !== undefined) return to;
  const ending = fileEnding.exec(asked)?.[0];
  const file = ending === undefined ? undefined : redirects.get(asked.slice(0, -ending.length));
  return file === undefined || file.includes("#") ? null : `${file}${ending?.toLowerCase() ?? ""}`;
};
