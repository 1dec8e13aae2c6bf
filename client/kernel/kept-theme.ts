let isKept = false;

/**
 * Keeps the site's own theme, which stands at the end of the page's style (gateway/pages/page-theme.ts), where the whole sheets replace that style: as an adopted
 * sheet it comes after every other, those of later pages included.
 */
export function keepTheme(style: HTMLStyleElement | null): void {
  const theme = style?.textContent?.split("/*theme*/")[1];
  if (theme === undefined || isKept) return;
  isKept = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(theme);
  document.adoptedStyleSheets.push(sheet);
}
