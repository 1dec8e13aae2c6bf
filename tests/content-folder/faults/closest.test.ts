import { expect, test } from "vitest";
import { nearestTo } from "../../../content-folder/faults/closest.ts";

test("the nearest of some words is that with the fewest changes, however many; the first of several", () => {
  expect(nearestTo("frist", ["second", "First", "thirst"])).toBe("First");
  expect(nearestTo("zzz", ["abcdef", "abc", "def"])).toBe("abc");
  expect(nearestTo("a", [])).toBe(null);
});

test("of thousands of words, the nearest of those that begin alike is named, whichever place it has", () => {
  const steps = Array.from({ length: 6_000 }, (_, index) => `Step-${index}`);
  expect(nearestTo("step-4999x", steps)).toBe("Step-4999");
  expect(nearestTo("zzz-1", steps)).toBe("Step-1");
});

test("no more than some thousand words are compared", () => {
  const letters = scattered(400_120);
  const words = Array.from({ length: 400_000 }, (_, index) => letters.slice(index, index + 120));
  expect(nearestTo(letters.slice(-120), words)).toHaveLength(120);
});

/** Letters in an order in which hardly any row of them is like another. */
function scattered(count: number): string {
  let state = 1;
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return String.fromCharCode(97 + ((state >>> 16) % 26));
  }).join("");
}
