import { expect, test } from "vitest";
import { recentPosts } from "../../../../client/features/home/recent-posts.ts";

function numbered(name: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${name}${index + 1}`);
}

test("recent posts are articles, then blogs, nine at most", () => {
  expect(recentPosts(numbered("article", 2), numbered("blog", 3))).toEqual([
    "article1",
    "article2",
    "blog1",
    "blog2",
    "blog3",
  ]);
  expect(recentPosts(numbered("article", 7), numbered("blog", 9))).toEqual([
    ...numbered("article", 7),
    "blog1",
    "blog2",
  ]);
  expect(recentPosts(numbered("article", 9), numbered("blog", 9))).toEqual(numbered("article", 9));
});
