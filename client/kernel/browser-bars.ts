/** Gives the browser's own bars the colour of the page, in whatever theme it is and whoever changes it. */
export function colourBars(): void {
  const root = document.documentElement;
  const tag = document.querySelector<HTMLMetaElement>("meta[name=theme-color]");
  const show = (): void => {
    if (tag) tag.content = getComputedStyle(root).backgroundColor;
  };
  show();
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", show);
  new MutationObserver(show).observe(root, { attributeFilter: ["data-theme"] });
}
