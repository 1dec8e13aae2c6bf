import type { Options } from "remark-rehype";
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

/** How directives become HTML. */
export const directiveHandlers: Handlers = {
  containerDirective: toElement,
  leafDirective: toElement,
  textDirective: toElement,
};
