import { followAheadRules } from "./ahead-rules.ts";
import { colourBars } from "./browser-bars.ts";
import { closeLeftPopovers } from "../dom/left-popovers.ts";
import { createApplication } from "./application.ts";
import type { ApplicationFiles } from "./application.ts";
import { keepEarlyPress } from "./early-press.ts";
import { markEarlyRating } from "./early-rating.ts";
import { enhancePage } from "./enhance-page.ts";
import { attendRestingPointer, watchIntent } from "./intent.ts";
import { loadWords } from "./site-words.ts";
import { followEntries } from "./entries.ts";
import { attendSearch, searchDrawn } from "./search.ts";
import { attendThemeButton } from "./theme-button.ts";

const attended = ["click", "keydown", "pointerover", "pointerdown", "focusin", "change"] as const;

/**
 * Starts what every page runs: theme, search, menus, what enhances a text, and the rule when the application comes (decision
 * 0040). The script in the page's head calls it after the first paint, with the events until then, and the address of the page
 * as it was loaded. The application takes all of it over.
 */
export function start(files: ApplicationFiles, before: readonly Event[], address: string): void {
  colourBars();
  const application = createApplication(files);
  const keepPress = keepEarlyPress(application);
  const attendIntent = watchIntent(application);
  const attend = (event: Event): void => {
    attendThemeButton(event);
    attendSearch(application, event);
    closeLeftPopovers(event);
    markEarlyRating(event);
    keepPress(event);
    attendIntent(event);
  };
  for (const event of before) attend(event);
  // The search may have been pressed, below this pointer: its dialog comes first, and then the application by itself.
  void searchDrawn().then(() => attendRestingPointer(application));
  for (const name of attended) document.addEventListener(name, attend);
  application.onTakeOver(() => attended.forEach((name) => document.removeEventListener(name, attend)));
  application.onTakeOver(followEntries(address));
  // From then on the application fetches ahead.
  application.onTakeOver(followAheadRules());
  // What they write waits for the words of the site's language, and comes in English where these cannot be loaded. In a task of its own: both
  // together are a long one on a slow phone.
  void loadWords()
    .catch(() => undefined)
    .then(searchDrawn)
    .then(() => setTimeout(() => enhancePage(application)));
}
