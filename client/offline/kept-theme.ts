/** What the page for a URL without a stored copy takes of the site's own theme. */
export interface KeptTheme {
  /** The colours that it says, as declarations of CSS; empty for the built-in ones. */
  readonly colours: string;
  /** It has fonts of its own, which this page does not load. */
  readonly hasOwnFont: boolean;
  /** The site has a mark of its own, which no file of this device holds. */
  readonly hasMark: boolean;
}

/** Reads the theme out of the HTML of a page that was kept (gateway/pages/page-theme.ts); without one it is the built-in look. */
export function themeOf(html: string | undefined): KeptTheme {
  const head = html?.slice(0, html.indexOf("</head>")) ?? "";
  const theme = head.slice(head.indexOf(themeMark) + 1 || head.length);
  return {
    colours: colours.map((name) => lastIn(theme, name)).join(""),
    hasOwnFont: / data-fonts="/.test(head),
    hasMark: /<link rel="icon" href="\/theme\//.test(head),
  };
}

/** Stands before the theme's own style in a page (gateway/pages/page-theme.ts). */
const themeMark = "/*theme*/";

/** The colours that the page has. */
const colours = ["--paper", "--ink", "--line", "--accent"];

/** What a style says last of a property of the whole page. */
function lastIn(style: string, name: string): string {
  const pattern = new RegExp(`:root\\{(?:[^{}]*;)?(${name}:[^;{}<]*)`, "g");
  const said = [...style.matchAll(pattern)].at(-1)?.[1];
  return said === undefined ? "" : `${said};`;
}
