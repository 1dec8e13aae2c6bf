import { existsSync } from "node:fs";

const places = [
  // The same engine without a window around it: it takes less than half of the processor's time.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The browser that the journeys use: `CHROMIUM_PATH`, or one of the usual places; null where there is none. */
export const findChromium = (): string | null =>
  [process.env.CHROMIUM_PATH ?? "", ...places].find((place) => place !== "" && existsSync(place)) ?? null;

export const howToGetChromium =
  "The browser tests need Chromium, and none was found.\n" +
  "Debian, Ubuntu: apt-get install chromium. Elsewhere: install Chromium or Chrome, and set CHROMIUM_PATH if it is in an unusual place.";

/** How a headless browser is started that talks to nobody but the page under test. */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
] as const;
