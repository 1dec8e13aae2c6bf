import { join, relative } from "node:path";
import ts from "typescript";

/** A promise that `void` leaves unhandled. */
export interface VoidedPromise {
  readonly file: string;
  /** 1-based. */
  readonly line: number;
}

/**
 * Finds `void` applied to a promise. Lint reports it as a statement but not in `() => void promise`, where a rejection ends the process. `folders`:
 * top-level folders of `root` to check.
 */
export function findVoidedPromises(
  root: string,
  folders: readonly string[],
): { readonly voided: readonly VoidedPromise[]; readonly files: number } {
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
}

function voidsIn(node: ts.Node): readonly ts.VoidExpression[] {
  const inside: ts.VoidExpression[] = [];
  node.forEachChild((child) => {
    inside.push(...voidsIn(child));
  });
  return ts.isVoidExpression(node) ? [node, ...inside] : inside;
}

function mayBePromise(type: ts.Type): boolean {
  return type.isUnion() ? type.types.some(mayBePromise) : type.getProperty("then") !== undefined;
}
