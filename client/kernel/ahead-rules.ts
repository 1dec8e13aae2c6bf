import { hasMouse } from "../dom/has-mouse.ts";
import { shouldSaveData } from "../dom/network.ts";

/**
 * Has the browser follow the page's rules for what it fetches and renders ahead (gateway/pages/speculation-rules.ts), where a mouse hovers over links and
 * no data is to be saved: browsers of phones take them for links that only come into view. Returns a function that ends it.
 */
export function followAheadRules(): () => void {
  const rules = document.querySelector<HTMLScriptElement>('script[type$="rules+json"]');
  if (rules && hasMouse() && !shouldSaveData()) {
    rules.type = "speculationrules";
    // Browsers look at the type of a script when it is put into the page.
    document.body.append(rules);
  }
  return () => rules?.remove();
}
