/** One name in a path: none that is hidden or leads out of its folder begins like this. */
const name = String.raw`[\p{L}\p{M}\p{N}_-][\p{L}\p{M}\p{N}_ .()+-]*`;

/** What a name in a path may be, for messages. */
export const expectedName =
  "A name may have letters, digits, spaces and any of _-.+(), and begins with a letter, a digit, _ or -";

/** The paths of files in `pages/` that `site.yml` may name. */
export const pagesPath = new RegExp(String.raw`^pages(?:\/${name})+\.md$`, "u");

/** The paths of files in `theme/` that `site.yml` may name. */
export const themePath = new RegExp(String.raw`^theme(?:\/${name})+$`, "u");
