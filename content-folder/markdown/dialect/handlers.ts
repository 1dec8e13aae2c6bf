import type { Options } from "remark-rehype";
import { codeMetaOf } from "./code-meta.ts";
import type { Code } from "./code-meta.ts";
import type { Directive } from "./directive.ts";

type Handlers = NonNullable<Options["handlers"]>;
type Handler = NonNullable<Handlers["containerDirective"]>;

/** A directive with HTML of its own becomes that, another one what is inside it. */
const toElement: Handler = (state, node: Directive) => {
  const children = state.all(node);
  const { hName } = node.data ?? {};
  if (hName === undefined) return children;
  const isBlock = node.type === "containerDirective";
  const element = {
    type: "element" as const,
    tagName: hName,
    properties: {},
    children: isBlock ? state.wrap(children, true) : children,
  };
  state.patch(node, element);
  return state.applyData(node, element);
};

/** Classes say what becomes of its lines: `lines-mark:1,3-5`, `line-numbers:1`. A title is the caption of a figure around it. */
const toCode: Handler = (state, node: Code) => {
  const { title, lines, firstNumber } = codeMetaOf(node);
  const className = [
    ...(node.lang ? [`language-${node.lang}`] : []),
    ...Object.entries(lines).map(([kind, numbers]) => `lines-${kind}:${numbers}`),
    ...(firstNumber === null ? [] : [`line-numbers:${firstNumber}`]),
  ];
  const text = node.value === "" ? "" : `${node.value}\n`;
  const code = element("code", className, [{ type: "text", value: text }]);
  state.patch(node, code);
  const block = element("pre", [], [state.applyData(node, code)]);
  state.patch(node, block);
  if (title === null) return block;
  return element("figure", ["code"], [element("figcaption", [], [{ type: "text", value: title }]), block]);
};

type Element = Exclude<ReturnType<Handler>, readonly unknown[] | undefined> & { readonly type: "element" };

function element(tagName: string, className: readonly string[], children: Element["children"]): Element {
  const properties = className.length === 0 ? {} : { className: [...className] };
  return { type: "element", tagName, properties, children };
}

/** How our forms become HTML. */
export const dialectHandlers: Handlers = {
  code: toCode,
  containerDirective: toElement,
  leafDirective: toElement,
  textDirective: toElement,
};
