import { addCodeBars } from "../dom/add-code-bars.ts";
import { enrich } from "../dom/enrich.ts";
import { layOutRest } from "../dom/lay-out-rest.ts";
import { markCurrentHeading } from "../features/documents/text/current-heading.ts";
import type { Application } from "./application.ts";
import { attendFollower } from "./followed-link.ts";
import { attendReading } from "./reading.ts";
import { labelThemeButton } from "./theme-button.ts";
import { withinLimit } from "../time/time-limit.ts";

/** How long to load nothing but the page itself. */
const idleDelayMs = 3_000;

/** Adds what a page gains by script. A page that the browser renders ahead waits until somebody looks at it. */
export function enhancePage(application: Application): void {
  if ("prerendering" in document && document.prerendering === true)
    document.addEventListener("prerenderingchange", () => enhanceShownPage(application), { once: true });
  else enhanceShownPage(application);
}

function enhanceShownPage(application: Application): void {
  labelThemeButton();
  enrich();
  for (const text of document.querySelectorAll("article")) addCodeBars(text);
  application.onTakeOver(markCurrentHeading());
  attendReading(application);
  attendFollower(application);
  // Without the code the fallback stays.
  void withinLimit(() => import("../styles/heading-font.ts"))
    .then(({ loadHeadingFont }) => loadHeadingFont())
    .then(layOutRest, layOutRest);
  // Without a connection, nothing else loads, and links need it.
  const delayMs = navigator.onLine ? idleDelayMs : 0;
  setTimeout(() => {
    // If the code fails to load, only the notices and offline reading are missing.
    void import("./idle/idle.ts").then(({ watchPage }) => watchPage(application)).catch(() => undefined);
  }, delayMs);
}
