import ts from "typescript";

/** A text of the interface that stands in the code in English, and is not said. */
export interface LiteralText {
  /** 1-based. */
  readonly line: number;
  readonly text: string;
}

/** Attributes and properties whose values readers see or hear. */
const shown: ReadonlySet<string> = new Set([
  "alt",
  "aria-description",
  "aria-label",
  "aria-placeholder",
  "aria-roledescription",
  "aria-valuetext",
  "description",
  "heading",
  "label",
  "lead",
  "note",
  "placeholder",
  "title",
]);

/** Finds texts of JSX, and literal values of attributes that are shown. What is said (`say("…")`) is an expression, and none. */
export function findLiteralTexts(file: string, source: string): readonly LiteralText[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: LiteralText[] = [];
  const add = (node: ts.Node, text: string): void => {
    // A letter alone is a drawing or a key; entities are signs.
    if (!/\p{L}{2}/u.test(text.replaceAll(/&\w+;/g, ""))) return;
    found.push({ line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1, text: text.trim() });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) add(node, node.text);
    if (ts.isJsxAttribute(node) && shown.has(node.name.getText()) && node.initializer !== undefined)
      for (const text of literalsIn(node.initializer)) add(text, text.text);
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent) && node.expression !== undefined)
      for (const text of literalsIn(node.expression)) add(text, text.text);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Operators that give one of their sides, or both; the others compare. */
const givesParts: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);

/** The literals that an expression may give: itself, the branches of a condition, the parts of a template. */
function literalsIn(node: ts.Node): readonly ts.LiteralLikeNode[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node];
  if (ts.isJsxExpression(node)) return node.expression === undefined ? [] : literalsIn(node.expression);
  if (ts.isParenthesizedExpression(node)) return literalsIn(node.expression);
  if (ts.isConditionalExpression(node)) return [...literalsIn(node.whenTrue), ...literalsIn(node.whenFalse)];
  if (ts.isBinaryExpression(node) && givesParts.has(node.operatorToken.kind))
    return [...literalsIn(node.left), ...literalsIn(node.right)];
  if (ts.isTemplateExpression(node)) return [node.head, ...node.templateSpans.map(({ literal }) => literal)];
  return [];
}
