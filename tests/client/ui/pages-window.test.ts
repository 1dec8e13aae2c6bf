import { describe, expect, test } from "vitest";
import { pageNumberOf, pagesWindow, showingText } from "../../../client/ui/pagination/pages-window.ts";

function written(current: number, totalPages: number): string {
  return pagesWindow(current, totalPages)
    .map((step) => (step.kind === "gap" ? "..." : String(step.page)))
    .join(" ");
}

describe("pagesWindow", () => {
  test("shows the first 3 pages, the current page and the last 3, with '...' across gaps", () => {
    expect(written(7, 14)).toBe("1 2 3 ... 7 ... 12 13 14");
  });

  test("shows the current page only when it is greater than 3 and less than the total minus 2", () => {
    expect(written(3, 14)).toBe("1 2 3 ... 12 13 14");
    expect(written(12, 14)).toBe("1 2 3 ... 12 13 14");
    expect(written(4, 14)).toBe("1 2 3 4 ... 12 13 14");
    expect(written(11, 14)).toBe("1 2 3 ... 11 12 13 14");
  });

  test("shows every page once when there are few", () => {
    expect(written(1, 1)).toBe("1");
    expect(written(2, 3)).toBe("1 2 3");
    expect(written(5, 6)).toBe("1 2 3 4 5 6");
    expect(written(1, 7)).toBe("1 2 3 ... 5 6 7");
    expect(written(4, 7)).toBe("1 2 3 4 5 6 7");
  });

  test("goes by the pages it shows, not by all that a backend says there are", () => {
    expect(written(7, 2 ** 32)).toBe("1 2 3 ... 7 ... 4294967294 4294967295 4294967296");
  });

  test("leaves out a current page behind the last", () => {
    expect(written(9, 7)).toBe("1 2 3 ... 5 6 7");
  });

  test("shows nothing for an empty list", () => {
    expect(written(1, 0)).toBe("");
  });

  test("gives every gap a unique key", () => {
    expect(pagesWindow(7, 14).filter(({ kind }) => kind === "gap")).toEqual([
      { kind: "gap", after: 3 },
      { kind: "gap", after: 7 },
    ]);
  });
});

describe("pageNumberOf", () => {
  test("accepts integers from 1", () => {
    expect(pageNumberOf("1")).toBe(1);
    expect(pageNumberOf("27")).toBe(27);
  });

  test.each([undefined, "", "0", "-1", "1.5", "two", "1e3", " 2", "99999999999999999999"])(
    "treats %s as page 1",
    (text) => {
      expect(pageNumberOf(text)).toBe(1);
    },
  );
});

describe("showingText", () => {
  test("says which part of the total the page shows", () => {
    expect(showingText(1, 12, 34)).toBe("Showing 1 to 12 of 34 results");
    expect(showingText(3, 12, 34)).toBe("Showing 25 to 34 of 34 results");
    expect(showingText(1, 12, 0)).toBe("Showing 0 to 0 of 0 results");
  });
});
