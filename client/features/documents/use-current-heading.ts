import { useEffect, useState } from "react";

/** The upper part of the screen: a heading that is in it, or was the last to pass it, is the one being read. */
const readingZone = "-72px 0px -66% 0px";

/** The id of the heading whose text is being read; null above the first. */
export const useCurrentHeading = (headings: readonly { readonly id: string }[]): string | null => {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const elements = headings.map(({ id }) => document.getElementById(id)).filter((element) => element !== null);
    const observer = new IntersectionObserver(() => setCurrent(lastAbove(elements)), { rootMargin: readingZone });
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [headings]);
  return current;
};

const lastAbove = (elements: readonly HTMLElement[]): string | null => {
  const line = innerHeight * 0.34;
  return elements.findLast((element) => element.getBoundingClientRect().top < line)?.id ?? null;
};
