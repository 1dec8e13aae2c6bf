import { describe, expect, test } from "vitest";
import { initialsOf, postsLabel, publishedCount } from "../../../client/text/author-count.ts";

describe("publishedCount", () => {
  test("is the role's digits", () => {
    expect(publishedCount("Writer of 14 posts", 3)).toBe(14);
    expect(publishedCount("0 posts", 3)).toBe(0);
  });

  test("is the actual count when the role has no digits, or several groups of them", () => {
    expect(publishedCount("Editor", 3)).toBe(3);
    expect(publishedCount("14 posts since 2021", 3)).toBe(3);
    expect(publishedCount(null, 3)).toBe(3);
  });
});

describe("initialsOf", () => {
  test("takes the first letters of the first and the last name", () => {
    expect(initialsOf("Ines Okafor")).toBe("IO");
    expect(initialsOf("Mei-Lin van der Arce")).toBe("MA");
    expect(initialsOf("tomás")).toBe("T");
    expect(initialsOf("𝒜da 🦉")).toBe("𝒜🦉");
    expect(initialsOf("")).toBe("");
  });
});

test.each([
  [1, "2026-11-10T08:30:00Z", "1 Post · 2026-11-10"],
  [14, "2026-11-10T08:30:00Z", "14 Posts · 2026-11-10"],
  [0, null, "0 Posts"],
  [2, "2026-11-10", "2 Posts · 2026-11-10"],
])("an author of %d, last published %j, is labelled %j", (count, lastPublished, label) => {
  expect(postsLabel(count, lastPublished)).toBe(label);
});
