import { costlyPages } from "../../addresses/costly-pages.ts";

/** Links whose pages cost something, or are no pages. */
const never = [
  ...costlyPages.map((start) => `${start}*`),
  "/playground*",
  "/graphql*",
  "/media/*",
  "/operations/*",
  "/*.*",
];

const onHover = {
  eagerness: "moderate",
  where: { and: [{ href_matches: "/*" }, { not: { href_matches: never } }] },
};

/** The type of a script that browsers do not follow: the kernel makes rules of it where they cost nobody anything (client/kernel/ahead-rules.ts). */
export const unfollowedType = "application/speculationrules+json";

/**
 * Browsers that know these rules fetch and render pages ahead whose links are hovered over, until the application takes over. They match by address alone:
 * rules with selectors have the style of every link computed anew with each change of the page's address.
 * https://wicg.github.io/nav-speculation/speculation-rules.html
 */
export const speculationRules = JSON.stringify({ prefetch: [onHover], prerender: [onHover] });
