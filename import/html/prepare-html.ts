import { attributeOf, cellBreak, element, findIn, text, wordsIn } from "./html-tree.ts";
import type { Child, Element } from "./html-tree.ts";

/** Gives the HTML of an export the form that Markdown can be made of, with its addresses leading where they lead now. */
export function prepareHtml(node: { children: Child[] }, urlOf: (url: string) => string): void {
  node.children = node.children.flatMap((child) => {
    if (child.type === "comment") return [];
    if (child.type !== "element") return [child];
    for (const name of ["href", "src", "poster"]) {
      const url = attributeOf(child, name);
      if (url !== null) child.properties[name] = urlOf(url.trim());
    }
    prepareHtml(child, urlOf);
    return prepared(child);
  });
}

function prepared(node: Element): readonly Child[] {
  if (/^h[1-6]$/.test(node.tagName)) return [withId(node)];
  switch (node.tagName) {
    case "pre":
      return [codeOf(node)];
    case "img":
      node.properties["src"] = attributeOf(node, "src") ?? attributeOf(node, "dataSrc") ?? "";
      return [node];
    case "figure":
      return [withCaption(node)];
    case "td":
    case "th":
      return [{ ...node, children: withoutLastBreak(inOneLine(node.children)) }];
    case "table":
      return withTitle(node);
    case "iframe":
    case "embed":
      return [linkOf(node)];
    default:
      return [node];
  }
}

/** A heading keeps its id, which links lead to. */
function withId(node: Element): Element {
  const id = attributeOf(node, "id");
  return id === null ? node : { ...node, children: [...node.children, text(` {#${id}}`)] };
}

function codeOf(node: Element): Element {
  const classes = [node, findIn(node, "code")].map((one) => (one === null ? "" : attributeOf(one, "className")));
  const [, language] = /(?:^|\s)(?:lang(?:uage)?-|brush:\s*)([\w+#-]+)/.exec(classes.join(" ")) ?? [];
  const className = language === undefined ? {} : { className: [`language-${language}`] };
  return element("pre", {}, [element("code", className, [text(wordsIn(node))])]);
}

/** The caption of a picture is its title here. */
function withCaption(node: Element): Element {
  const [picture, caption] = [findIn(node, "img"), findIn(node, "figcaption")];
  const words = caption === null ? "" : wordsIn(caption).replaceAll(/\s+/g, " ").trim();
  if (picture === null || words === "" || findIn(node, "a") !== null || findIn(node, "table") !== null) return node;
  picture.properties["title"] = words;
  return element("p", {}, [picture]);
}

const blocksInCells = new Set(["div", "li", "ol", "p", "ul"]);

/** Cells have one line: blocks in them are told apart by breaks, and entries of lists by dots. */
function inOneLine(children: readonly Child[]): Child[] {
  return children.flatMap((child): readonly Child[] => {
    if (child.type === "element" && child.tagName === "br") return [element(cellBreak, {}, [])];
    if (child.type === "element" && child.tagName === "pre") return linesOfCode(child);
    if (child.type !== "element" || !blocksInCells.has(child.tagName)) return [child];
    const inside = inOneLine(child.children);
    if (child.tagName === "ul" || child.tagName === "ol") return inside;
    return [...(child.tagName === "li" ? [text("• ")] : []), ...inside, element(cellBreak, {}, [])];
  });
}

function withoutLastBreak(children: Child[]): Child[] {
  const last = children.findLastIndex((child) =>
    child.type === "text" ? child.value.trim() !== "" : child.type === "element" && child.tagName !== cellBreak,
  );
  return children.slice(0, last + 1);
}

/** A listing in a cell: code line by line. */
function linesOfCode(node: Element): readonly Child[] {
  return wordsIn(node)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .flatMap((line) => [element("code", {}, [text(line)]), element(cellBreak, {}, [])]);
}

/** The caption of a table is a paragraph before it. */
function withTitle(node: Element): readonly Child[] {
  const caption = findIn(node, "caption");
  return caption === null ? [node] : [element("p", {}, caption.children), node];
}

/** What other sites show becomes a link that leads there. */
function linkOf(node: Element): Child {
  const source = attributeOf(node, "src");
  if (source === null) return text("");
  const href = source
    .replace(/^\/\//, "https://")
    .replace(/^(https:\/\/www\.youtube)(?:-nocookie)?(\.com)\/embed\/([\w-]+).*$/, "$1$2/watch?v=$3");
  const title = attributeOf(node, "title") ?? href.replace(/^https?:\/\//, "");
  return element("p", {}, [element("a", { href }, [text(title)])]);
}
