import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { blocksOf } from "./blocks.ts";

/** The site address that the documents use. */
export const host = "https://docs.example.com";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Those of these commands that are not in `PATH`. */
export function missingOf(commands: readonly string[]): readonly string[] {
  return commands.filter(
    (command) => !(process.env.PATH ?? "").split(delimiter).some((folder) => existsSync(join(folder, command))),
  );
}

/** A program of a document, with the code that a reader would have around it. */
export interface Surroundings {
  readonly document: string;
  /** Identifies it among the document's programs. */
  readonly contains: string;
  readonly language?: "js" | "python";
  readonly before?: string;
  readonly after?: string;
}

/** Runs a document's program against a site in a new process and returns what it prints. */
export async function runProgram(
  { url }: { readonly url: string },
  { document, contains, language = "js", before = "", after = "" }: Surroundings,
): Promise<string> {
  const found = blocksOf(language).filter(({ slug, text }) => slug === document && text.includes(contains));
  if (found.length !== 1)
    throw new Error(`Expected one program in ${document} that contains "${contains}", got ${found.length}.`);
  const program = [before, found[0]?.text, after]
    .join("\n")
    .replaceAll(host, url)
    .replaceAll('fetch("/', `fetch("${url}/`);
  const [command, args] = language === "js" ? [process.execPath, ["--input-type=module", "-"]] : ["python3", ["-"]];
  const child = spawn(command, args, { cwd: root, stdio: ["pipe", "pipe", "pipe"] });
  let output = "";
  let complaints = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (complaints += chunk.toString()));
  child.stdin.end(program);
  await once(child, "close");
  if (child.exitCode !== 0) throw new Error(`The program ended with ${child.exitCode}:\n${complaints}`);
  return output;
}
