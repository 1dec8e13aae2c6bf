import { existsSync } from "node:fs";

const places = [
  // Headless only: the same engine at less than half the CPU time.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The path of Chromium: `CHROMIUM_PATH`, or one of the usual paths; null when there is none. */
export function findChromium(): string | null {
  return [process.env.CHROMIUM_PATH ?? "", ...places].find((place) => place !== "" && existsSync(place)) ?? null;
}

export const howToGetChromium =
  "The browser tests need Chromium, and none was found.\n" +
  "Debian, Ubuntu: apt-get install chromium. Elsewhere: install Chromium or Chrome, and set CHROMIUM_PATH if it is in an unusual place.";

/** Flags for a headless browser without background traffic. */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
] as const;
