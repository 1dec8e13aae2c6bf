import { useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

const positions = new Map<string, number>();

/**
 * What a full page load would do on a change of the address: scroll to the top, to the fragment, or back to where the
 * visitor was; and put the focus on the new page's heading, so that a screen reader begins there.
 */
export const useNavigationEffects = (): void => {
  const { key, pathname, search, hash } = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef({ key, pathname, search });

  useEffect(ownScrollRestoration, []);

  useLayoutEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { key, pathname, search };
    const samePage = before.pathname === pathname;
    if (navigationType === NavigationType.Pop) scrollWhenTall(positions.get(key) ?? 0);
    else if (hash !== "") scrollToFragment(hash);
    else if (!samePage || before.search !== search) window.scrollTo(0, 0);
    if (!samePage) focusHeading();
  }, [key, pathname, search, hash, navigationType]);

  useEffect(() => {
    const remember = (): void => void positions.set(key, window.scrollY);
    addEventListener("scroll", remember, { passive: true });
    return () => removeEventListener("scroll", remember);
  }, [key]);
};

/** The browser restores after a reload; while the application runs, it does so itself. */
const ownScrollRestoration = (): (() => void) => {
  history.scrollRestoration = "manual";
  const giveBack = (): void => {
    history.scrollRestoration = "auto";
  };
  addEventListener("pagehide", giveBack);
  return () => removeEventListener("pagehide", giveBack);
};

/** Content may still be on its way: tries again for a moment, until the page is tall enough. */
const scrollWhenTall = (top: number, triesLeft = 20): void => {
  window.scrollTo(0, top);
  if (Math.abs(window.scrollY - top) > 1 && triesLeft > 0) requestAnimationFrame(() => scrollWhenTall(top, triesLeft - 1));
};

const scrollToFragment = (hash: string, triesLeft = 60): void => {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target) target.scrollIntoView();
  else if (triesLeft > 0) requestAnimationFrame(() => scrollToFragment(hash, triesLeft - 1));
};

const focusHeading = (): void => {
  const target = document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
};
