import { fileURLToPath } from "node:url";
import { ensureBuild } from "./build.ts";

function say(line: string): void {
  void process.stdout.write(`${line}\n`);
}

const id = await ensureBuild(fileURLToPath(new URL("../../..", import.meta.url)), say);
say(`Built ${id}.`);
