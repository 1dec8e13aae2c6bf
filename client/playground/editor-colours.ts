/** Three parts of 0 to 1: red, green, blue. */
type Srgb = readonly [number, number, number];

/** GraphiQL's own colours, and the tokens that stand in for them. */
const containerTokens = {
  "--color-primary": "--accent",
  "--color-secondary": "--code-keyword",
  "--color-tertiary": "--code-name",
  "--color-info": "--code-function",
  "--color-success": "--accent",
  "--color-warning": "--warn",
  "--color-error": "--error",
  "--color-neutral": "--ink",
  "--color-base": "--raised",
} as const;

/** Words of the editor's languages, and the tokens that colour code everywhere else on the site. */
const wordTokens = {
  "": "--ink",
  comment: "--code-comment",
  keyword: "--code-keyword",
  string: "--code-string",
  "string.key.json": "--code-name",
  "string.value.json": "--code-string",
  number: "--code-number",
  "number.json": "--code-number",
  "keyword.json": "--code-keyword",
  "key.identifier": "--code-name",
  "type.identifier": "--code-function",
  "argument.identifier": "--code-number",
  variable: "--code-number",
} as const;

/** Surfaces of the editor. */
const surfaceTokens = {
  "editor.foreground": "--ink",
  "editorLineNumber.foreground": "--ink-3",
  "editorLineNumber.activeForeground": "--ink",
  "editorLineNumber.dimmedForeground": "--ink-3",
  "editorCursor.foreground": "--accent",
  "editorHoverWidget.background": "--raised",
  "editorHoverWidget.border": "--line",
  "editorSuggestWidget.background": "--raised",
  "editorSuggestWidget.border": "--line",
  "editorSuggestWidget.foreground": "--ink",
  "editorSuggestWidget.selectedBackground": "--accent-wash",
  "editorSuggestWidget.selectedForeground": "--ink",
  "editorSuggestWidget.highlightForeground": "--accent",
  "editorSuggestWidget.focusHighlightForeground": "--accent",
  "editorWidget.background": "--raised",
  "editorWidget.foreground": "--ink",
  "editorError.foreground": "--error",
  "editorWarning.foreground": "--warn",
  "input.background": "--wash",
  "list.hoverBackground": "--hover",
  "menu.background": "--raised",
  "quickInput.background": "--raised",
  "textLink.foreground": "--accent",
  "textLink.activeForeground": "--accent-strong",
  focusBorder: "--accent",
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((depth) => [`editorBracketHighlight.foreground${depth}`, "--ink-2"])),
} as const;

/** The look of everything around the editors, as a style sheet: GraphiQL takes its colours as hue, saturation and lightness. */
export const containerStyle = (): string => {
  const colours = Object.entries(containerTokens).map(
    ([name, token]) => `${name}: ${toHsl(srgbOf(token))} !important;`,
  );
  return `.graphiql-container, .graphiql-dialog, .graphiql-dialog-overlay, .graphiql-tooltip, [data-radix-popper-content-wrapper] { ${colours.join(" ")} }`;
};

/** The look of the editors. */
export const editorTheme = (isDark: boolean) => ({
  base: isDark ? ("vs-dark" as const) : ("vs" as const),
  inherit: true,
  rules: Object.entries(wordTokens).map(([token, colour]) => ({ token, foreground: toHex(srgbOf(colour)).slice(1) })),
  colors: {
    ...Object.fromEntries(Object.entries(surfaceTokens).map(([name, token]) => [name, toHex(srgbOf(token))])),
    "editor.background": "#00000000",
    "scrollbar.shadow": "#00000000",
    "editor.lineHighlightBorder": "#00000000",
  },
});

/** What a token is in the theme in force: mixing a colour with itself has the browser say it in sRGB. */
const srgbOf = (token: string): Srgb => {
  const probe = document.createElement("i");
  probe.style.color = `color-mix(in srgb, var(${token}), var(${token}))`;
  document.body.append(probe);
  const [red = 0, green = 0, blue = 0] = (
    getComputedStyle(probe)
      .color.replace(/^color\(srgb/, "")
      .match(/-?[\d.]+(?:e-?\d+)?/g) ?? []
  ).map((part) => Math.min(1, Math.max(0, Number(part))));
  probe.remove();
  return [red, green, blue];
};

const toHex = (colour: Srgb): string =>
  `#${colour
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

/** @example toHsl([1, 0, 0]) // "0, 100%, 50%" */
const toHsl = (colour: Srgb): string => {
  const [red, green, blue] = colour;
  const [least, most] = [Math.min(...colour), Math.max(...colour)];
  const [lightness, spread] = [(least + most) / 2, most - least];
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1));
  const sector =
    spread === 0
      ? 0
      : most === red
        ? ((green - blue) / spread + 6) % 6
        : most === green
          ? (blue - red) / spread + 2
          : (red - green) / spread + 4;
  return `${(sector * 60).toFixed(1)}, ${(saturation * 100).toFixed(1)}%, ${(lightness * 100).toFixed(1)}%`;
};
