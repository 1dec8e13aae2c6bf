import { withinLimit } from "../../time/time-limit.ts";
import { createNotice } from "./notice.ts";

/** How long a refresh in the gateway may take: an old copy is served once while it runs, and that is no fault. */
const confirmAfterMs = 4_500;
const againAfterMs = 10_000;

/** The name under which the gateway says until when what it sends was current (`Server-Timing`, gateway/answers/write-answer.ts). */
const metric = "current";

/**
 * Says when the visitor reads an old copy because the documents cannot be reached, or because the device is offline. Once the
 * documents are there again, `readAnew` is called and the notice goes.
 */
export const tellOfOldCopies = (readAnew: () => void): void => {
  const notice = createNotice();
  let watching = false;

  const watch = async (url: string, sentUntil: number): Promise<void> => {
    if (watching) return;
    watching = true;
    let until = sentUntil;
    let told = false;
    await delay(confirmAfterMs);
    for (;;) {
      const asked = await askAgain(url);
      // Who asks for an old copy has it made anew, so a later one is newer, unless the documents cannot be reached.
      if (asked === null || (asked !== "unknown" && asked > until)) break;
      if (asked !== "unknown") {
        until = asked;
        told = true;
        notice.show("old", `We can’t reach our documents right now. You are reading a copy from ${timeOf(until)}.`);
      }
      await delay(againAfterMs);
    }
    watching = false;
    if (!told) return;
    notice.hide("old");
    readAnew();
  };

  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const until = currentUntil(entry);
      if (until !== null) void watch(entry.name, until);
    }
  });
  for (const type of ["navigation", "resource"]) observer.observe({ type, buffered: true });

  const tellOffline = (): void =>
    navigator.onLine
      ? notice.hide("offline")
      : notice.show("offline", "You are offline. What you have read here can still be opened.");
  for (const name of ["online", "offline"]) addEventListener(name, tellOffline);
  tellOffline();
};

/** Until when an old answer that the page was made of was current; null for every other one. */
const currentUntil = (entry: PerformanceEntry): number | null => {
  if (!(entry instanceof PerformanceResourceTiming)) return null;
  const isData = entry.entryType === "navigation" || new URL(entry.name).pathname === "/graphql";
  const told = isData ? entry.serverTiming.find(({ name }) => name === metric) : undefined;
  return told === undefined ? null : Number(told.description);
};

/** Until when the answer of an address was current, in epoch milliseconds; null when it is now. */
const askAgain = async (url: string): Promise<number | "unknown" | null> => {
  try {
    const { headers } = await withinLimit((signal) => fetch(url, { method: "HEAD", cache: "no-store", signal }));
    const until = new RegExp(`${metric};desc="?(\\d+)`).exec(headers.get("server-timing") ?? "")?.[1];
    return until === undefined ? null : Number(until);
  } catch {
    return "unknown";
  }
};

/** In the visitor's own zone and manner; with the day when it is not today. */
const timeOf = (epochMs: number): string => {
  const time = new Date(epochMs);
  const isToday = time.toDateString() === new Date().toDateString();
  return time.toLocaleString("en-US", isToday ? { timeStyle: "short" } : { dateStyle: "long", timeStyle: "short" });
};

const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
