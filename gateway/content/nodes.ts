/** Whether it is a node of text. */
export function isText(node: Node | null): node is Text {
  return node?.nodeType === 3;
}

/** Whether it is an element. */
export function isElement(node: Node | null): node is Element {
  return node?.nodeType === 1;
}
