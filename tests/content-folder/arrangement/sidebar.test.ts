import { expect, test } from "vitest";
import { SidebarYml } from "../../../content-folder/arrangement/sidebar.ts";

test("a path in a sidebar is taken without slashes at its ends and without .md", () => {
  const given = ["install/linux", "/install/", "./install.md", "//a//b//", "a.md/", "a/.md", "./", ".a"];
  expect(SidebarYml.parse(given)).toEqual(["install/linux", "install", "install", "a//b", "a.md", "a/", "", ".a"]);
});

test("a long row of slashes within a path is passed over once", () => {
  const path = `a${"/".repeat(900_000)}b`;
  expect(SidebarYml.parse([path])).toEqual([path]);
});
