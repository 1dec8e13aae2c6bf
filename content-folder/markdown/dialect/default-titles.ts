import { calloutTitles } from "../../../texts/callout-titles.ts";

/** The title of details that have none of their own. */
export const detailsTitle = "Details";

/** The title of a block of code in a group that has none of its own, and no language. */
export const codeTitle = "Code";

/** The titles that our dialect adds, by the class or the name of their element. Pages say them in the language of the site. */
export const defaultTitles: Readonly<Record<string, readonly string[]>> = {
  "markdown-alert-title": Object.values(calloutTitles),
  "tab-title": [codeTitle],
  summary: [detailsTitle],
};
