/** Red, green and blue, each from 0 to 1. */
type Srgb = readonly [number, number, number];

/** GraphiQL's colour variables, and the tokens that replace them. */
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

/** Syntax tokens of the editor, and the design tokens that colour code everywhere on the site. */
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

/** UI colours of the editor. */
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

/** The colours of everything around the editors, as a style sheet. GraphiQL expects hue, saturation and lightness. */
export function containerStyle(): string {
  const colours = Object.entries(containerTokens).map(
    ([name, token]) => `${name}: ${toHsl(srgbOf(token))} !important;`,
  );
  return `.graphiql-container, .graphiql-dialog, .graphiql-dialog-overlay, .graphiql-tooltip, [data-radix-popper-content-wrapper] { ${colours.join(" ")} }`;
}

/** The Monaco theme of the editors. */
export function editorTheme(isDark: boolean) {
  return {
    base: isDark ? ("vs-dark" as const) : ("vs" as const),
    inherit: true,
    rules: Object.entries(wordTokens).map(([token, colour]) => ({ token, foreground: toHex(srgbOf(colour)).slice(1) })),
    colors: {
      ...Object.fromEntries(Object.entries(surfaceTokens).map(([name, token]) => [name, toHex(srgbOf(token))])),
      "editor.background": "#00000000",
      "scrollbar.shadow": "#00000000",
      "editor.lineHighlightBorder": "#00000000",
    },
  };
}

/** The current value of a token in sRGB: mixing a colour with itself makes the browser resolve it to sRGB. */
function srgbOf(token: string): Srgb {
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
}

function toHex(colour: Srgb): string {
  return `#${colour
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** @example toHsl([1, 0, 0]) // "0, 100%, 50%" */
function toHsl(colour: Srgb): string {
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
}
