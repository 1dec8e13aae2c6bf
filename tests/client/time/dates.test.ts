import { describe, expect, test } from "vitest";
import { toLongDate, toShownDates } from "../../../client/time/dates.ts";

describe("toLongDate", () => {
  test("writes the long US form", () => {
    expect(toLongDate("2026-03-04T00:00:00Z")).toBe("March 4, 2026");
  });

  test("uses the UTC day in every time zone", () => {
    expect(toLongDate("2026-01-01T00:30:00Z")).toBe("January 1, 2026");
    expect(toLongDate("2026-12-31T23:30:00Z")).toBe("December 31, 2026");
  });

  test.each([null, undefined, "", "soon", "2026-13-40"])("hides %s", (date) => {
    expect(toLongDate(date)).toBeNull();
  });
});

describe("toShownDates", () => {
  test("hides an update on the day of publication", () => {
    expect(toShownDates("2026-03-04T00:00:00Z", "2026-03-04T15:00:00Z")).toEqual({
      published: "March 4, 2026",
      updated: null,
    });
  });

  test("shows both when they differ, and what is known when one is missing", () => {
    expect(toShownDates("2026-03-04", "2026-10-21")).toEqual({
      published: "March 4, 2026",
      updated: "October 21, 2026",
    });
    expect(toShownDates(null, "2026-10-21")).toEqual({ published: null, updated: "October 21, 2026" });
    expect(toShownDates(null, null)).toEqual({ published: null, updated: null });
  });
});
