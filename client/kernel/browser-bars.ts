import { drawnFrame } from "../dom/drawn-frame.ts";

/** Gives the browser's own bars the colour of the page, in whatever theme it is and whoever changes it. */
export function colourBars(): void {
  const tag = document.querySelector<HTMLMetaElement>("meta[name=theme-color]");
  const show = (): void => {
    if (tag) tag.content = getComputedStyle(document.body).backgroundColor;
  };
  show();
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", show);
  // After the frame that shows a new theme, which computes the style of the whole page: asked before, it would do so ahead of that frame.
  const themes = new MutationObserver(() => void drawnFrame().then(show));
  themes.observe(document.documentElement, { attributeFilter: ["data-theme"] });
}
