import { parseArgs } from "node:util";
import { relative, resolve } from "node:path";
import { ImportError } from "./import-error.ts";

/** What the command is asked to do. */
export interface Command {
  /** The folder of the other tool's site. */
  readonly source: string;
  /** The content folder that is written. */
  readonly target: string;
  /** Whether nothing is written: the report alone. */
  readonly isDryRun: boolean;
  /** Whether it is measured what of the source is kept. */
  readonly isMeasured: boolean;
}

const usage = "npm run import -- SOURCE --to FOLDER [--dry-run] [--measure]";

/** Reads the arguments of the command. @throws ImportError for any others. */
export function readCommand(given: readonly string[]): Command {
  const { values, positionals } = parse(given);
  const [source, ...rest] = positionals;
  if (source === undefined || rest.length > 0)
    throw new ImportError(`Expected one folder to import, got ${positionals.length}. Write: ${usage}`);
  if (values.to === undefined)
    throw new ImportError(`Expected the content folder to write, got no --to. Write: ${usage}`);
  const command = {
    source: resolve(source),
    target: resolve(values.to),
    isDryRun: values["dry-run"] === true,
    isMeasured: values.measure === true,
  };
  if (isInside(command.target, command.source) || isInside(command.source, command.target))
    throw new ImportError(
      `Expected a content folder beside the source, got ${command.target}: one lies in the other, and would be read as its own source. Name another folder.`,
    );
  return command;
}

function parse(given: readonly string[]) {
  try {
    return parseArgs({
      args: [...given],
      allowPositionals: true,
      options: { to: { type: "string" }, "dry-run": { type: "boolean" }, measure: { type: "boolean" } },
    });
  } catch (error) {
    throw new ImportError(`${error instanceof Error ? error.message : String(error)} Write: ${usage}`);
  }
}

function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way === "" || !(way.startsWith("..") || resolve(way) === way);
}
