import { useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { focusWhenThere, pageHeading } from "../../dom/focus.ts";
import { fragmentTarget } from "../../dom/fragment-target.ts";
import { tryUntilThere } from "../../dom/try-until-there.ts";
import { fadeIn } from "./appear.ts";
import { keyFragmentEntries, stepsTaken } from "./fragment-entries.ts";
import { layOutAll } from "../../dom/lay-out-rest.ts";
import { openDetailsAround } from "../../dom/open-details.ts";
import { isSamePage, opensAtTop } from "./opens-at-top.ts";
import { isRevealPending, settleReveal } from "./reveal.ts";
import { firstShown } from "../../dom/shown-element.ts";
import { keepPositions, positionOf, rememberPosition } from "../../dom/scroll-positions.ts";

/**
 * Does what a full page load does when the URL changes: scrolls to the top, to the fragment, or back to the previous
 * position, and focuses the new page's heading so that screen readers start there.
 */
export function useNavigationEffects(): void {
  const { key, pathname, search, hash } = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef({ key, pathname, search, steps: 0 });

  useEffect(takeOverScrollRestoration, []);
  useLayoutEffect(() => {
    shown.current.steps = stepsTaken();
    return keyFragmentEntries(() => shown.current.steps);
  }, []);

  useEffect(() => {
    // The scroll event of a navigation fires after it, when `shown` already refers to the new entry.
    const remember = (): void => {
      if (!isRevealPending()) rememberPosition(shown.current.key, window.scrollY);
    };
    // After a frame, when reading the position forces no layout.
    const first = requestAnimationFrame(remember);
    addEventListener("scroll", remember, { passive: true });
    return () => {
      cancelAnimationFrame(first);
      removeEventListener("scroll", remember);
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { key, pathname, search, steps: stepsTaken() };
    const isRevealed = settleReveal();
    layOutAll();
    const isPop = navigationType === NavigationType.Pop;
    const samePage = isSamePage(before, { pathname, search });
    if (before.pathname !== pathname && !isRevealed) fadeIn(document.querySelector("main"));
    const position = isPop ? positionOf(key) : null;
    const scrollToTarget = (): (() => void) =>
      position !== null || hash === "" ? scrollTo(position ?? (samePage ? window.scrollY : 0)) : scrollToFragment(hash);
    // What opens at its top is there already (ScrollToTop.tsx).
    const isAtTarget = opensAtTop({ hash }, navigationType);
    const stops: (() => void)[] = isAtTarget ? [] : [scrollToTarget()];
    // To focus, the page is laid out: at the beginning of its frame, which needs that anyway. Going back within the same page keeps the focus.
    const frame = requestAnimationFrame(() => {
      if (!samePage || !isPop || hash !== "") stops.push(focusWhenThere(() => contentOf({ pathname, search, hash })));
    });
    return () => {
      cancelAnimationFrame(frame);
      stops.forEach((stop) => stop());
    };
  }, [key, pathname, search, hash, navigationType]);
}

/** Takes over scroll restoration while the application runs; the browser does it after a reload. */
function takeOverScrollRestoration(): () => void {
  const takeOver = (): void => {
    history.scrollRestoration = "manual";
  };
  const handBack = (): void => {
    history.scrollRestoration = "auto";
    keepPositions();
  };
  takeOver();
  addEventListener("pagehide", handBack);
  // The browser may show the page again as it was left.
  addEventListener("pageshow", takeOver);
  return () => {
    removeEventListener("pagehide", handBack);
    removeEventListener("pageshow", takeOver);
  };
}

/** Retries until the page is tall enough, since content may still be loading. */
function scrollTo(top: number): () => void {
  return tryUntilThere(() => {
    window.scrollTo(0, top);
    return Math.abs(window.scrollY - top) <= 1;
  });
}

function scrollToFragment(hash: string): () => void {
  return tryUntilThere(() => {
    const target = fragmentTarget(hash);
    if (target === null) return false;
    openDetailsAround(target);
    target.scrollIntoView();
    return true;
  });
}

interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The target of the fragment, else the field of an empty search page, else the heading. */
function contentOf({ pathname, search, hash }: Address): HTMLElement | null {
  const named = fragmentTarget(hash);
  const field = pathname === "/search" && search === "" ? firstShown("main [data-search-field]") : null;
  return named ?? field ?? pageHeading();
}
