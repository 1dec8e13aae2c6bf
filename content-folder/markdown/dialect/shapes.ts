import { calloutTitles } from "../../../texts/callout-titles.ts";
import { detailsTitle } from "./default-titles.ts";
import { paragraph, takeLabel } from "./directive.ts";
import type { Container, Directive } from "./directive.ts";
import { makeFilm } from "./films.ts";
import { makeCodeGroup, makeTabs, tabsIn, tabsMax } from "./tabs.ts";

/** What a directive becomes. */
export interface Shape {
  readonly type: Directive["type"];
  /** The attributes that it may have, with the pattern of their values. */
  readonly attributes: Readonly<Record<string, RegExp>>;
  /** What it needs to be more than text, in words; null when it has that. */
  readonly missing: (node: Directive) => string | null;
  /** Gives it its HTML. */
  readonly make: (node: Directive) => void;
}

type Missing = (node: Container) => string | null;

function container(
  make: (node: Container) => void,
  attributes: Shape["attributes"] = {},
  missing: Missing = () => null,
): Shape {
  return {
    type: "containerDirective",
    attributes,
    missing: (node) => (node.type === "containerDirective" ? missing(node) : null),
    make: (node) => {
      if (node.type === "containerDirective") make(node);
    },
  };
}

const callouts = Object.entries(calloutTitles).map(([kind, title]): readonly [string, Shape] => [
  kind,
  container((node) => {
    const label = takeLabel(node) ?? paragraph(title);
    label.data = { hProperties: { className: ["markdown-alert-title"] } };
    node.children.unshift(label);
    node.data = { hName: "div", hProperties: { className: ["markdown-alert", `markdown-alert-${kind}`] } };
  }),
]);

function makeDetails(node: Container): void {
  const label = takeLabel(node) ?? paragraph(detailsTitle);
  label.data = { hName: "summary" };
  node.children.unshift(label);
  const isOpen = node.attributes?.["open"] !== undefined;
  node.data = { hName: "details", hProperties: { className: ["details"], ...(isOpen ? { open: true } : {}) } };
}

/** Keys are separated by spaces; each becomes an element of its own. */
function makeKeys(node: Directive): void {
  const words = textOf(node);
  node.data = {
    hName: "span",
    hChildren: words
      .split(/\s+/)
      .flatMap((key, index) => [
        ...(index === 0 ? [] : [{ type: "text" as const, value: " " }]),
        { type: "element" as const, tagName: "kbd", properties: {}, children: [{ type: "text" as const, value: key }] },
      ]),
  };
}

function textOf({ children }: Directive): string {
  return children
    .map((child) => ("value" in child ? child.value : ""))
    .join("")
    .trim();
}

const lineSet = /^\d{1,6}(?:-\d{1,6})?(?:,\d{1,6}(?:-\d{1,6})?)*$/;

/** Synchronised by a name over the page. */
const sync = { sync: /^[\w-]{1,40}$/ };

const needsTabs: Missing = (node) => between(tabsIn(node).length, "a line ::tab[Title] before each of its parts");
const needsCode: Missing = (node) =>
  between(node.children.filter(({ type }) => type === "code").length, "blocks of code in it");

function between(count: number, what: string): string | null {
  if (count === 0) return what;
  return count > tabsMax ? `at most ${tabsMax} parts, it has ${count}` : null;
}

function needsWords(node: Directive): string | null {
  return textOf(node) === "" ? "a text in its brackets, without other markup" : null;
}

function film(kind: "video" | "audio", attributes: Shape["attributes"]): Shape {
  return {
    type: "leafDirective",
    attributes,
    missing: (node) => (node.attributes?.["src"] ? null : `an address: ::${kind}{src=…}`),
    make: (node) => {
      if (node.type === "leafDirective") makeFilm(node, kind);
    },
  };
}

/** The directives by name. */
export const shapes: ReadonlyMap<string, Shape> = new Map<string, Shape>([
  ...callouts,
  ["details", container(makeDetails, { open: /^(?:true)?$/ })],
  [
    "steps",
    container((node) => {
      node.data = { hName: "div", hProperties: { className: ["steps"] } };
    }),
  ],
  [
    "cards",
    container(
      (node) => {
        node.data = { hName: "div", hProperties: { className: ["cards"] } };
      },
      {},
      (node) => (node.children.some(({ type }) => type === "list") ? null : "a list of links in it"),
    ),
  ],
  [
    "include",
    {
      type: "leafDirective",
      attributes: {
        file: /./,
        region: /^\S+$/,
        lines: /^\d{1,6}(?:-\d{0,6})?$/,
        lang: /^[\w+#-]+$/,
        title: /./,
        mark: lineSet,
        ins: lineSet,
        del: lineSet,
        lineNumbers: /^\d{0,6}$/,
      },
      missing: (node) => (node.attributes?.["file"] ? null : "the name of a file: ::include{file=…}"),
      make: () => undefined,
    },
  ],
  ["video", film("video", { src: /./, title: /./, poster: /./ })],
  ["audio", film("audio", { src: /./, title: /./ })],
  ["tabs", container(makeTabs, sync, needsTabs)],
  ["code-group", container(makeCodeGroup, sync, needsCode)],
  [
    "tab",
    { type: "leafDirective", attributes: {}, missing: () => "to stand directly in :::tabs", make: () => undefined },
  ],
  ["kbd", { type: "textDirective", attributes: {}, missing: needsWords, make: makeKeys }],
  [
    "badge",
    {
      type: "textDirective",
      attributes: { kind: /^(?:info|success|warning|danger)$/ },
      missing: needsWords,
      make: (node) => {
        const kind = node.attributes?.["kind"];
        const className = ["badge", ...(kind ? [`badge-${kind}`] : [])];
        node.data = { hName: "span", hProperties: { className } };
      },
    },
  ],
]);
