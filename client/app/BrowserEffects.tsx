import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { closeLeftPopovers } from "../dom/left-popovers.ts";
import { followPlainLinks } from "./navigation/link-clicks.ts";
import { useNavigationEffects } from "./navigation/navigation-effects.ts";
import { PageHead } from "./head/PageHead.tsx";
import type { Pages } from "./pages.ts";

/**
 * Gives client-side navigation what a page load does: head, scroll position, focus. Renders nothing, but is in the tree on
 * both sides because React derives ids from it.
 */
export function BrowserEffects({ pages }: { readonly pages: Pages }) {
  const navigate = useNavigate();
  useNavigationEffects();
  useEffect(() => followPlainLinks((to) => void navigate(to)), [navigate]);
  useEffect(() => {
    for (const name of ["focusin", "click"]) document.addEventListener(name, closeLeftPopovers);
    return () => ["focusin", "click"].forEach((name) => document.removeEventListener(name, closeLeftPopovers));
  }, []);
  return <PageHead pages={pages} />;
}
