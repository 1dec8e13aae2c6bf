import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { closeLeftPopovers } from "./left-popovers.ts";
import { followPlainLinks } from "./link-clicks.ts";
import { useNavigationEffects } from "./navigation-effects.ts";
import { PageHead } from "./PageHead.tsx";
import type { Pages } from "./pages.ts";

/**
 * What makes navigation in the browser as good as a page load, and faster: head, scroll, focus. Shows nothing;
 * part of the tree on both sides, because React derives ids from it.
 */
export const BrowserEffects = ({ pages }: { readonly pages: Pages }) => {
  const navigate = useNavigate();
  useNavigationEffects();
  useEffect(() => followPlainLinks((to) => void navigate(to)), [navigate]);
  useEffect(closeLeftPopovers, []);
  return <PageHead pages={pages} />;
};
