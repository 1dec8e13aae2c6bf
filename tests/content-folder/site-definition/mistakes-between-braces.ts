/** Mistakes in parts that are written between braces: each with its name, the text, and the one line that reports it. */
export const mistakesBetweenBraces: readonly (readonly [name: string, text: string, line: string])[] = [
  [
    "a colon in a text between braces",
    "navigation:\n  announcement: { text: Note: closed on Friday }\n",
    "site.yml:2 not valid YAML: expected one value between braces or brackets, got a second colon or a list. Put a text with a colon in quotes",
  ],
  [
    "a comma in a text between braces",
    "navigation: { announcement: { text: Closed on Friday, open again on Monday } }\n",
    'site.yml:1 navigation: unknown field "announcement.open again on Monday". The fields are text, to, until. A text with a comma stands in quotes.',
  ],
];
