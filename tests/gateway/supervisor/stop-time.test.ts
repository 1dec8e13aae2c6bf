import { expect, onTestFinished, test, vi } from "vitest";
import { readConfig } from "../../../gateway/config.ts";
import { graceMs, startStopTime } from "../../../gateway/stop-time.ts";

/** What the guide promises beyond the time of requests. */
const promisedMs = 2_000;

/** The whole time of a stop whose requests took `drainedMs`, and in which everything else takes all that it may. */
function longestStop(drainMs: number, drainedMs: number): number {
  let now = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now);
  onTestFinished(() => clock.mockRestore());
  const timeLeft = startStopTime(drainMs);
  now += drainedMs;
  return drainedMs + timeLeft() + graceMs;
}

test.each([0, 0.5, 0.9, 1])(
  "a stop whose requests took %f of their time takes at most two seconds more than they may",
  (part) => {
    const { LIMIT_DRAIN_MS: drainMs } = readConfig({}).limits;
    expect(longestStop(drainMs, drainMs * part)).toBeLessThanOrEqual(drainMs + promisedMs);
  },
);
