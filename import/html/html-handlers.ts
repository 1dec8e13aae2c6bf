import { escapeAttribute } from "../../html/escape.ts";
import { calloutOfClasses } from "../text/callouts.ts";
import { attributeOf, cellBreak, findIn, wordsIn } from "./html-tree.ts";
import type { Element, Handle } from "./html-tree.ts";

type State = Parameters<Handle>[0];
type Made = Exclude<ReturnType<Handle>, undefined | void | readonly unknown[]>;

/** How elements of HTML become our forms, where the Markdown of GitHub has none for them. */
export const htmlHandlers: Readonly<Record<string, Handle>> = {
  [cellBreak]: () => ({ type: "html", value: "<br>" }),
  abbr: inHtml,
  ins: inHtml,
  mark: inHtml,
  sub: inHtml,
  sup: inHtml,
  kbd: (_state, node) => {
    const words = wordsIn(node).trim();
    return words === "" ? [] : { type: "textDirective", name: "kbd", children: [{ type: "text", value: words }] };
  },
  details: (state, node) => {
    const summary = findIn(node, "summary");
    const rest = { ...node, children: node.children.filter((child) => child !== summary) };
    return container("details", summary === null ? "" : wordsIn(summary), state.toFlow(state.all(rest)));
  },
  div: asBlock,
  aside: asBlock,
  section: asBlock,
  video: film,
  audio: film,
};

function inHtml(state: State, node: Element): Made[] {
  const title = attributeOf(node, "title");
  const begin = `<${node.tagName}${title === null ? "" : ` title="${escapeAttribute(title)}"`}>`;
  return [{ type: "html", value: begin }, ...state.all(node), { type: "html", value: `</${node.tagName}>` }];
}

/** A box whose class says what kind of callout it is. */
function asBlock(state: State, node: Element): Made | Made[] {
  const inside = state.toFlow(state.all(node));
  const kind = calloutOfClasses((attributeOf(node, "className") ?? "").split(/\s+/));
  return kind === null ? inside : container(kind, "", inside);
}

function container(name: string, title: string, children: ReturnType<State["toFlow"]>): Made {
  const value = title.replaceAll(/\s+/g, " ").trim();
  if (value === "") return { type: "containerDirective", name, children };
  const label = {
    type: "paragraph" as const,
    data: { directiveLabel: true },
    children: [{ type: "text" as const, value }],
  };
  return { type: "containerDirective", name, children: [label, ...children] };
}

/** The first source counts. */
function film(_state: State, node: Element): Made | Made[] {
  const source = findIn(node, "source");
  const src = attributeOf(node, "src") ?? (source === null ? null : attributeOf(source, "src"));
  if (src === null) return [];
  const title = attributeOf(node, "title") ?? attributeOf(node, "ariaLabel");
  const poster = attributeOf(node, "poster");
  return {
    type: "leafDirective",
    name: node.tagName,
    attributes: { src, ...(poster === null ? {} : { poster }) },
    children: title === null ? [] : [{ type: "text", value: title }],
  };
}
