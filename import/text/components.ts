import { textOf } from "./attributes.ts";
import type { Tag } from "./attributes.ts";
import { calloutOf } from "./callouts.ts";
import { listAt, textAt, valueAt } from "../settings/value.ts";
import type { Value } from "../settings/value.ts";
import type { Effect } from "./elements.ts";
import { placeOrNothing } from "./ids/place.ts";
import { destination, filmText, imageText, widthOf } from "./pictures.ts";
import type { Shape } from "./items/items.ts";

type Make = (tag: Tag) => Effect;

function open(shape: Shape): Effect {
  return { kind: "open", shape };
}

function titleOf(tag: Tag): string | null {
  return textOf(tag, "title", "label", "header", "summary", "name", "value");
}

function plain(...before: readonly string[]): Effect {
  return open({ kind: "plain", before });
}

const callout: Make = (tag) => {
  const kind = textOf(tag, "type", "kind", "style", "context", "color", "variant") ?? tag.values[0] ?? "note";
  return open({
    kind: "callout",
    name: calloutOf(kind) ?? "note",
    title: textOf(tag, "title", "header") ?? tag.values[1] ?? null,
  });
};

const details: Make = (tag) =>
  open({
    kind: "details",
    title: titleOf(tag) ?? tag.values[0] ?? null,
    isOpen: [true, "true"].some((value) => [tag.attributes["open"], tag.attributes["defaultOpen"]].includes(value)),
  });

const tabs: Make = (tag) => {
  const { items, values } = tag.attributes;
  const listed: readonly unknown[] = Array.isArray(items) ? items : Array.isArray(values) ? values : [];
  const titles = listed.map((one) => (typeof one === "string" ? one : labelIn(one)));
  return open({
    kind: "tabs",
    sync: textOf(tag, "groupId", "syncKey", "sync", "group", "groupid", "storageKey"),
    titles,
  });
};

function labelIn(value: unknown): string {
  if (typeof value !== "object" || value === null) return "";
  const found = Object.entries(value).find(([key]) => key === "label" || key === "value");
  return found === undefined ? "" : String(found[1]);
}

const tab: Make = (tag) =>
  open({
    kind: "tab",
    title: textOf(tag, "label", "title", "name", "tabName", "header", "value") ?? tag.values[0] ?? null,
  });

const step: Make = (tag) => open({ kind: "step", title: titleOf(tag) });

/** A card is its title, which leads where the card leads, and what is in it. */
const card: Make = (tag) => {
  const title = titleOf(tag);
  const href = textOf(tag, "href", "to", "link", "url");
  const text = textOf(tag, "description", "subtitle");
  const words = title ?? href;
  if (words === null) return plain(...(text === null ? [] : [text]));
  return open({ kind: "card", head: href === null ? `**${words}**` : `**[${words}](${destination(href)})**`, text });
};

const link: Make = (tag) => ({
  kind: "inner",
  as: textOf(tag, "href", "to", "link", "url") === null ? "strong" : "link",
});

const image: Make = (tag) => {
  const { sources } = tag.attributes;
  const light =
    textOf(tag, "src", "light", "srcLight", "url", "link", "filename") ?? sourceIn(valueAt(sources, "light"));
  const source = light ?? tag.values[0] ?? null;
  if (source === null) return { kind: "bare", isLoss: true };
  const caption = textOf(tag, "caption", "title");
  const dark = textOf(tag, "dark", "srcDark") ?? sourceIn(valueAt(sources, "dark"));
  const alt = textOf(tag, "alt") ?? caption ?? "";
  return { kind: "text", text: imageText(source, alt, { title: caption, dark, width: widthOf(tag) }) };
};

/** An address, also of `useBaseUrl("…")`. */
function sourceIn(value: Value): string | null {
  const given = listAt(value, "arguments")[0] ?? value;
  return typeof given === "string" ? given : null;
}

const video: Make = (tag) => {
  const id = textOf(tag, "id", "videoId", "src", "url", "link") ?? tag.values[0] ?? null;
  if (id === null) return { kind: "bare", isLoss: true };
  const isVimeo = tag.name.toLowerCase() === "vimeo";
  const source = /[/.]/.test(id) ? id : isVimeo ? `https://vimeo.com/${id}` : `https://www.youtube.com/watch?v=${id}`;
  return { kind: "block", lines: [filmText("video", source, textOf(tag, "title"), textOf(tag, "poster"))] };
};

/** A parameter of an interface: its name, its type, whether it is needed, and what is in it. */
const field: Make = (tag) => {
  const name = textOf(tag, "path", "query", "body", "header", "name", "type") ?? "";
  const type = textOf(tag, "type");
  const isNeeded = tag.attributes["required"] === true;
  const id = `param-${name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-")}`;
  const place = name === "" ? "" : placeOrNothing(id);
  return plain(`${place}\`${name}\`${type === null || type === name ? "" : ` ${type}`}${isNeeded ? ", required" : ""}`);
};

const badge: Make = (tag) => {
  const text = textOf(tag, "text", "label", "content", "title");
  return text === null
    ? { kind: "inner", as: "badge" }
    : { kind: "text", text: `:badge[${text.replaceAll(/[[\]]/g, "\\$&")}]` };
};

/** Words with what they mean. */
const tooltip: Make = (tag) =>
  textOf(tag, "tip", "content", "text") === null
    ? { kind: "bare", isLoss: false }
    : { kind: "inner", as: "abbreviation" };

const nothing: Make = () => ({ kind: "inner", as: "nothing" });
const bare: Make = () => ({ kind: "bare", isLoss: false });

const byName = new Map<string, Make>();

function add(names: string, make: Make): void {
  for (const name of names.split(" ")) byName.set(name, make);
}

add("admonition aside callout hint alert notice admonitions banner", callout);
add("details accordion expandable collapse expand collapsible dropdown", details);
add("tabs tabpane codetabs tabgroup", tabs);
add("tab tabitem tabs.tab", tab);
add("steps stepper", () => open({ kind: "steps" }));
add("step", step);
add("codegroup code-group codeblocks", (tag) => open({ kind: "code-group", sync: textOf(tag, "syncKey", "sync") }));
add("card linkcard cards.card doccard", card);
add("cardgrid cardgroup cards columns", () => open({ kind: "cards" }));
add("column accordiongroup accordions filetree file-tree panel grid row col fragment view snippet", () => plain());
add("frame", (tag) => plain(...[textOf(tag, "caption")].filter((caption) => caption !== null)));
add("link linkbutton button btn navlink anchor pagelink router-link", link);
add("image figure img themedimage zoomableimage", image);
add("youtube vimeo video youtubeembed liteyoutubeembed lite-youtube", video);
add("paramfield responsefield property param-field", field);
add("update", (tag) => {
  const text = textOf(tag, "description");
  return plain(`## ${titleOf(tag) ?? "Update"}`, ...(text === null ? [] : ["", text]));
});
add("tooltip", tooltip);
add("badge pill tag chip", badge);
add("icon fa clientonly client-only translate highlight term abbr requestexample responseexample visible v-if", bare);
add("tableofcontents toc toc-list head doccardlist", nothing);

/** What becomes of a component or a shortcode; null if its name is not known. */
export function effectOfComponent(tag: Tag): Effect | null {
  const name = tag.name.toLowerCase();
  const make = byName.get(name);
  if (make !== undefined) return make(tag);
  const kind = calloutOf(name);
  return kind === null ? null : open({ kind: "callout", name: kind, title: textOf(tag, "title") ?? null });
}

/** What a component of an unknown kind is given to list, as a list: each entry by its title, which leads where it leads, and its description. */
export function listOfUnknown(tag: Tag): readonly string[] {
  return Object.values(tag.attributes).flatMap((value) => (Array.isArray(value) ? entriesOf(value, 0) : []));
}

function entriesOf(items: readonly Value[], depth: number): readonly string[] {
  if (depth > 5) return [];
  return items.flatMap((item: Value) => {
    const first = (...names: readonly string[]): string | null =>
      names.map((name) => textAt(item, name)).find((one) => one !== null) ?? null;
    const title = first("title", "label", "name", "text");
    if (title === null) return [];
    const href = first("href", "link", "url", "to");
    const words = first("description", "subtitle");
    const head = href === null ? title : `[${title.replaceAll(/[[\]]/g, "\\$&")}](${destination(href)})`;
    const line = `${"  ".repeat(depth)}- ${head}${words === null ? "" : `: ${words.replaceAll(/\s+/g, " ")}`}`;
    return [line, ...entriesOf(listAt(item, "items"), depth + 1)];
  });
}

/** The title that a component of an unknown kind shows. */
export function wordsOfUnknown(tag: Tag): readonly string[] {
  return ["title", "label", "text", "description", "heading", "caption"].flatMap((name) => textOf(tag, name) ?? []);
}
