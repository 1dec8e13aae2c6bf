import { argumentsOf, textOf } from "./attributes.ts";
import type { Tag } from "./attributes.ts";
import { calloutOf } from "./callouts.ts";
import { effectOfComponent } from "./components.ts";
import type { Effect } from "./elements.ts";
import type { Markup } from "./markup.ts";

/** A shortcode at an offset: a tag, or the text that it stands for. */
export type Shortcode =
  | { readonly kind: "tag"; readonly tag: Tag }
  | { readonly kind: "text"; readonly text: string; readonly end: number };

const forms = {
  hugo: /\{\{([<%])\s*(\/\*)?\s*(\/?)\s*([\w./-]+)([\s\S]*?)(\*\/)?\s*(\/?)[>%]\}\}/y,
  liquid: /\{(%)-?()\s*(end_?)?([\w-]+)([\s\S]*?)()()-?%\}/y,
} as const;

/** The shortcode at an offset of a text; null if there is none. */
export function shortcodeAt(text: string, at: number, kind: keyof typeof forms): Shortcode | null {
  const form = forms[kind];
  form.lastIndex = at;
  const match = form.exec(text);
  if (match === null || match[0].length > 20_000) return null;
  const [, bracket = "<", comment, slash, name = "", rest = "", , alone] = match;
  const end = form.lastIndex;
  if (comment === "/*")
    return {
      kind: "text",
      text: `{{${bracket} ${slash}${name}${rest.trimEnd().replace(/\*\/$/, "").trimEnd()} ${bracket === "<" ? ">" : "%"}}}`,
      end,
    };
  const tag: Tag = { name, ...argumentsOf(rest), isClosing: Boolean(slash), isAlone: alone === "/", end };
  if ((name === "ref" || name === "relref") && kind === "hugo")
    return { kind: "text", text: tag.values[0] ?? textOf(tag, "path") ?? "", end };
  if (name === "link" || name === "post_url")
    return { kind: "text", text: `/${name === "link" ? "" : "_posts/"}${rest.trim().replace(/^\//, "")}`, end };
  return name === "raw" || name === "comment" ? { kind: "text", text: "", end } : { kind: "tag", tag };
}

const output = /\{\{-?\s*(?:site\.([\w.]+)|["']([^"'{}]*)["'](?:\s*\|\s*(?:relative|absolute)_url)?)\s*-?\}\}/y;

/** What Liquid puts into a text: addresses within the site, which here begin at its root, and texts of its configuration. Null where nobody knows. */
export function outputAt(
  text: string,
  at: number,
  siteValue: Markup["siteValue"],
): { readonly text: string; readonly end: number } | null {
  output.lastIndex = at;
  const [whole, name, quoted] = output.exec(text) ?? [];
  if (whole === undefined) return null;
  const value =
    name === undefined || name === "baseurl" || name === "url" ? (quoted ?? "") : (siteValue?.(name) ?? null);
  return value === null ? null : { text: value, end: at + whole.length };
}

/** A text with all that Liquid puts into it; what nobody knows stays as it is written. */
export function withOutputs(text: string, { shortcodes, siteValue }: Markup): string {
  if (shortcodes !== "liquid" || !text.includes("{{")) return text;
  return text.replaceAll(/\{\{[^{}]*\}\}/g, (written) => {
    const put = outputAt(written, 0, siteValue);
    return put?.end === written.length ? put.text : written;
  });
}

/** A tag whose attributes have what Liquid puts into them. */
export function withOutputsIn(tag: Tag, markup: Markup): Tag {
  const attributes = Object.entries(tag.attributes).map(
    ([name, value]) => [name, typeof value === "string" ? withOutputs(value, markup) : value] as const,
  );
  return { ...tag, attributes: Object.fromEntries(attributes) };
}

/** What becomes of a shortcode; null if its name is not known. */
export function effectOfShortcode(tag: Tag): Effect | null {
  const name = tag.name.toLowerCase();
  if (name === "code") return { kind: "bare", isLoss: false };
  if (name === "content-ref" || name === "embed") return linkOf(tag);
  if (name === "stepper") return effectOfComponent({ ...tag, name: "steps" });
  const kind = calloutOf(name);
  // A hint of GitBook names its kind.
  if (kind !== null && kind !== "note" && name !== "hint")
    return {
      kind: "open",
      shape: { kind: "callout", name: kind, title: textOf(tag, "title") ?? tag.values[0] ?? null },
    };
  return effectOfComponent(tag);
}

function linkOf(tag: Tag): Effect {
  const url = textOf(tag, "url");
  return { kind: "block", lines: url === null ? [] : [`[${url}](${url})`] };
}
