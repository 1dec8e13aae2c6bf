import { join, relative } from "node:path";
import ts from "typescript";

/** A promise that `void` takes out of everybody's sight. */
export interface VoidedPromise {
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/**
 * Finds `void` before a promise. Lint sees it where it is a statement; in `() => void promise` it does not, and what is thrown there ends the
 * process. `folders`: of the root, as `tsconfig.json` lists them.
 */
export const findVoidedPromises = (
  root: string,
  folders: readonly string[],
): { readonly voided: readonly VoidedPromise[]; readonly files: number } => {
  const { config } = ts.readConfigFile(join(root, "tsconfig.json"), (file) => ts.sys.readFile(file));
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const ours = fileNames.filter((file) => folders.some((folder) => relative(root, file).startsWith(`${folder}/`)));
  const program = ts.createProgram(ours, options);
  const checker = program.getTypeChecker();
  const voided = ours.flatMap((name) => {
    const source = program.getSourceFile(name);
    if (source === undefined) return [];
    return voidsIn(source)
      .filter(({ expression }) => mayBePromise(checker.getTypeAtLocation(expression)))
      .map((node) => ({
        file: relative(root, name),
        line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
      }));
  });
  return { voided, files: ours.length };
};

const voidsIn = (node: ts.Node): readonly ts.VoidExpression[] => {
  const inside: ts.VoidExpression[] = [];
  node.forEachChild((child) => {
    inside.push(...voidsIn(child));
  });
  return ts.isVoidExpression(node) ? [node, ...inside] : inside;
};

const mayBePromise = (type: ts.Type): boolean =>
  type.isUnion() ? type.types.some(mayBePromise) : type.getProperty("then") !== undefined;
