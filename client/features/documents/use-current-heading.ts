import { useEffect, useState } from "react";

/** The line, from the top of the screen, that a heading passes when its text begins to be read. */
const readingLine = 0.34;

/** Everything above the line, however far: so a jump across many headings is noticed as well as a step across one. */
const aboveLine = `1000000px 0px -${100 - 100 * readingLine}% 0px`;

/** The id of the heading whose text is being read; null above the first. */
export const useCurrentHeading = (headings: readonly { readonly id: string }[]): string | null => {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const elements = headings.map(({ id }) => document.getElementById(id)).filter((element) => element !== null);
    const observer = new IntersectionObserver(() => setCurrent(lastAbove(elements)), { rootMargin: aboveLine });
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [headings]);
  return current;
};

const lastAbove = (elements: readonly HTMLElement[]): string | null => {
  const line = innerHeight * readingLine;
  return elements.findLast((element) => element.getBoundingClientRect().top <= line)?.id ?? null;
};
