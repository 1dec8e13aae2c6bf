import { withinLimit } from "../../time/time-limit.ts";
import { createNotice } from "./notice.ts";
import { say, spokenLanguage } from "../../../words/say.ts";

/** How long a refresh in the gateway usually takes at most. While it runs an old copy is served, which is normal. */
const confirmAfterMs = 4_500;
const pollMs = 10_000;

/**
 * The `Server-Timing` metrics of a stale response (gateway/answers/write-answer.ts): the time until which it was current, and whether it could not be
 * refreshed.
 */
const metric = "current";
const unreachable = "unreachable";

/**
 * Shows a notice while the visitor reads an old copy because the documents are unreachable or the device is offline. Once the
 * documents are reachable again, calls `refetch` and removes the notice.
 */
export function watchForOldCopies(refetch: () => void): void {
  const notice = createNotice();
  let watching = false;

  const watch = async (url: string, sentUntil: number): Promise<void> => {
    if (watching) return;
    watching = true;
    let until = sentUntil;
    let isShown = false;
    await delay(confirmAfterMs);
    for (;;) {
      const fetched = await fetchStaleness(url);
      // A request for an old copy triggers a refresh, so the next response is newer once it has ended well.
      if (fetched === null || (fetched !== "unknown" && fetched.until > until)) break;
      if (fetched !== "unknown" && fetched.isUnreachable) {
        ({ until } = fetched);
        isShown = true;
        notice.show(
          "old",
          say("We can’t reach our documents right now. You are reading a copy from {time}.", { time: timeOf(until) }),
        );
      }
      await delay(pollMs);
    }
    watching = false;
    if (!isShown) return;
    notice.hide("old");
    refetch();
  };

  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const until = currentUntil(entry);
      if (until !== null) void watch(entry.name, until);
    }
  });
  for (const type of ["navigation", "resource"]) observer.observe({ type, buffered: true });

  const updateOfflineNotice = (): void =>
    navigator.onLine
      ? notice.hide("offline")
      : notice.show("offline", say("You are offline. What you have read here can still be opened."));
  for (const name of ["online", "offline"]) addEventListener(name, updateOfflineNotice);
  updateOfflineNotice();
}

/** Until when the stale response behind a performance entry was current, in epoch milliseconds; null if it is not stale page data. */
function currentUntil(entry: PerformanceEntry): number | null {
  if (!(entry instanceof PerformanceResourceTiming)) return null;
  const isData = entry.entryType === "navigation" || new URL(entry.name).pathname === "/graphql";
  const timing = isData ? entry.serverTiming.find(({ name }) => name === metric) : undefined;
  return timing === undefined ? null : Number(timing.description);
}

/** How old the response of a URL is; null if it is current, "unknown" if the request failed or was refused for the moment. */
async function fetchStaleness(
  url: string,
): Promise<{ readonly until: number; readonly isUnreachable: boolean } | "unknown" | null> {
  try {
    const { headers, status } = await withinLimit((signal) =>
      fetch(url, { method: "HEAD", cache: "no-store", signal }),
    );
    const timing = headers.get("server-timing") ?? "";
    const until = new RegExp(`${metric};desc="?(\\d+)`).exec(timing)?.[1];
    if (until !== undefined) return { until: Number(until), isUnreachable: timing.includes(unreachable) };
    return status >= 500 || status === 429 ? "unknown" : null;
  } catch {
    return "unknown";
  }
}

/** In the visitor's time zone; includes the date unless it is today. */
function timeOf(epochMs: number): string {
  const time = new Date(epochMs);
  const isToday = time.toDateString() === new Date().toDateString();
  return time.toLocaleString(
    spokenLanguage(),
    isToday ? { timeStyle: "short" } : { dateStyle: "long", timeStyle: "short" },
  );
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
