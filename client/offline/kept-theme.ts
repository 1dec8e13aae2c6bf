/** What the page for a URL without a stored copy takes of the site's own theme. */
export interface KeptTheme {
  /** The accent as a value of CSS; null for the built-in one. */
  readonly accent: string | null;
  /** The site has a mark of its own, which no file of this device holds. */
  readonly hasMark: boolean;
}

/** Reads the theme out of the HTML of a page that was kept (gateway/pages/page-theme.ts); without one it is the built-in look. */
export function themeOf(html: string | undefined): KeptTheme {
  const head = html?.slice(0, html.indexOf("</head>")) ?? "";
  return {
    accent: /\/\*theme\*\/[^<]*?--accent:(light-dark\([^;}<]*\))/.exec(head)?.[1] ?? null,
    hasMark: /<link rel="icon" href="\/theme\//.test(head),
  };
}
