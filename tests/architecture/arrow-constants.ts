import ts from "typescript";

/**
 * Finds top-level functions of a module that are written as constants: `const name = () => …`. House style is `function name() {…}`; arrows are for
 * arguments and for helpers inside a function. A constant with a declared type is ignored: the type gives its parameters.
 *
 * @returns the names, in source order
 */
export function findArrowConstants(file: string, text: string): readonly string[] {
  return ts
    .createSourceFile(file, text, ts.ScriptTarget.Latest)
    .statements.filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(
      ({ type, initializer }) => type === undefined && initializer !== undefined && ts.isArrowFunction(initializer),
    )
    .map(({ name }) => (ts.isIdentifier(name) ? name.text : ""));
}
