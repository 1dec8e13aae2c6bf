import { fieldsAt } from "../settings/value.ts";
import type { Value } from "../settings/value.ts";

/**
 * Where VitePress puts pages: `rewrites`, from a path with `:name`, and `:name*` for several parts, to another. The first that fits counts.
 *
 * @example rewriter({ rewrites: { "en/:rest*": ":rest*" } })("en/guide/a.md") // "guide/a.md"
 */
export function rewriter(config: Value): (path: string) => string {
  const rules = fieldsAt(config, "rewrites").flatMap(([from, to]) =>
    typeof to === "string" ? [{ pattern: patternOf(from), to }] : [],
  );
  return (path) => {
    for (const { pattern, to } of rules) {
      const found = pattern.exec(path);
      if (found !== null) return withNamed(to, found).replace(/^\//, "");
    }
    return path;
  };
}

const name = /:([A-Za-z_]\w*)(\([^)]*\))?[*+]?/g;

/** The names in a path. */
export function namedIn(path: string): readonly string[] {
  return [...path.matchAll(name)].map(([, part = ""]) => part);
}

/** A path with what a pattern has found in place of its names. */
export function withNamed(path: string, found: RegExpExecArray): string {
  return path.replaceAll(name, (_, part: string) => found.groups?.[part] ?? "");
}

/** What finds the paths that one with `:name` and `:name*` stands for. */
export function patternOf(from: string): RegExp {
  let last = 0;
  let pattern = "";
  const named = new Set<string>();
  for (const found of from.matchAll(name)) {
    const [whole, part = ""] = found;
    const group = named.has(part) ? "?:" : `?<${part}>`;
    pattern += `${escaped(from.slice(last, found.index))}(${group}${/[*+)]$/.test(whole) ? ".*" : "[^/]+"})`;
    named.add(part);
    last = found.index + whole.length;
  }
  return new RegExp(`^${pattern}${escaped(from.slice(last))}$`);
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
}
