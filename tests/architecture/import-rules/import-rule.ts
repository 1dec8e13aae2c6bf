/** Which module may import which (docs/architecture.md), each rule with a violation that proves it. */
export interface ImportRule {
  readonly name: string;
  readonly from: string;
  /** The project's modules that it may import; all others are forbidden. */
  readonly mayImport: string;
  /** Packages that it must not import: a pattern for the name after `node_modules/`. */
  readonly noPackages?: string;
  /** A planted violation: a file and what it imports. */
  readonly violation: { readonly file: string; readonly imports: string };
}

/** A pattern of the project's modules. */
export function ours(pattern: string): string {
  return `^(${pattern})`;
}

/** A back reference to the folder that the rule's `from` captured. */
export const ownFolder = "$1/";
