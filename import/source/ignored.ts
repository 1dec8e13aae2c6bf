import { posix } from "node:path";

/** Whether patterns name a path, as in a `.gitignore`: the last one that fits counts, `!` takes back, and a folder stands for all in it. */
export function ignoredBy(patterns: string): (path: string) => boolean {
  const rules = patterns
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => ({ isIgnored: !line.startsWith("!"), globs: globsOf(line.replace(/^!/, "")) }));
  return (path) =>
    rules.findLast(({ globs }) => globs.some((glob) => posix.matchesGlob(path, glob)))?.isIgnored === true;
}

/** A pattern with a slash before its end begins at the root; any other fits at each depth. */
function globsOf(pattern: string): readonly string[] {
  const bare = pattern.replace(/^\/|\/$/g, "");
  const glob = pattern.replace(/\/$/, "").includes("/") ? bare : `**/${bare}`;
  return pattern.endsWith("/") ? [`${glob}/**`] : [glob, `${glob}/**`];
}
