import { fragmentTarget } from "../../../dom/fragment-target.ts";

/** The fraction of the viewport height at which a heading becomes the current one. */
const readingLine = 0.34;

/** Extends the observed area far above the line, so that jumps across many headings are noticed too. */
const aboveLine = `1000000px 0px -${100 - 100 * readingLine}% 0px`;

/**
 * Marks the heading being read in the outline "On this page", none above the first. Returns a function that stops it and takes the marks back: React,
 * which renders none, must find the outline as it was sent.
 */
export function markCurrentHeading(): () => void {
  const headings = [...document.querySelectorAll<HTMLAnchorElement>("#on-this-page a")].flatMap((link) => {
    const element = fragmentTarget(link.hash);
    return element ? [{ link, element }] : [];
  });
  const shown = document.querySelector("[popovertarget=on-this-page] span");
  const mark = (current: HTMLAnchorElement | null): void => {
    for (const { link } of headings) {
      if (link === current) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
    shown?.replaceChildren(...(current ? [current.textContent] : []));
  };
  const look = (): void => {
    const line = innerHeight * readingLine;
    mark(headings.findLast(({ element }) => element.getBoundingClientRect().top <= line)?.link ?? null);
  };
  const observer = new IntersectionObserver(look, { rootMargin: aboveLine });
  for (const { element } of headings) observer.observe(element);
  return () => {
    observer.disconnect();
    mark(null);
  };
}
