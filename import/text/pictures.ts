import { textAt } from "../settings/value.ts";
import { textOf } from "./attributes.ts";
import type { Tag } from "./attributes.ts";

/** The width that an author gave to a picture, in pixels; null where there is none. */
export function widthOf(tag: Tag): number | null {
  const [, pixels] = /^([1-9]\d{1,3})(?:px)?$/.exec(textAt(tag.attributes, "width") ?? "") ?? [];
  return pixels === undefined ? null : Number(pixels);
}

/** The theme in which alone a picture is shown, as classes of Tailwind and of others say it. */
export function themeOf(tag: Tag): "light" | "dark" | null {
  const names = ` ${textOf(tag, "class", "className") ?? ""} `;
  if (/ (?:dark:hidden|light-only|light:block|only-light) /.test(names)) return "light";
  return / (?:dark:block|dark-only|only-dark) /.test(names) ? "dark" : null;
}

/** How a picture is shown. */
interface PictureLooks {
  readonly title?: string | null;
  readonly width?: number | null;
  /** The picture that the dark theme has in its place. */
  readonly dark?: string | null;
  /** The theme that it is shown in alone. */
  readonly theme?: "light" | "dark" | null;
}

/** The Markdown of an image. Of two that are for one theme each, each says so in its address: `theme-pairs.ts` puts them together. */
export function imageText(source: string, alt: string, looks: PictureLooks = {}): string {
  const { title = null, width = null, dark = null, theme = null } = looks;
  const words = alt.replaceAll(/\s+/g, " ").replaceAll(/[[\]]/g, "\\$&");
  const mark = dark === null ? (theme === null ? null : `#only-${theme}`) : `#dark=${encodeURIComponent(dark)}`;
  const address = mark === null ? source : source.replace(/#.*$/, "") + mark;
  const caption = title === null ? "" : ` "${title.replaceAll('"', "'").replaceAll(/\s+/g, " ")}"`;
  return `![${words}](${destination(address)}${caption})${width === null ? "" : `{width=${width}}`}`;
}

/** A film or a sound as ours are written. */
export function filmText(kind: "video" | "audio", source: string, title: string | null, poster: string | null): string {
  const words = title === null ? "" : `[${title.replaceAll(/\s+/g, " ").replaceAll(/[[\]]/g, "\\$&")}]`;
  const quoted = (value: string): string => `"${value.replaceAll('"', "%22")}"`;
  return `::${kind}${words}{src=${quoted(source)}${poster === null || kind === "audio" ? "" : ` poster=${quoted(poster)}`}}`;
}

/** The address of a link or an image, as Markdown writes it. */
export function destination(address: string): string {
  return /[\s()<>]/.test(address) || address === ""
    ? `<${address.replaceAll(/[<>\n]/g, (one) => encodeURIComponent(one))}>`
    : address;
}
