import { fileURLToPath } from "node:url";
import { ensureBuild } from "../../../gateway/pages/build/build.ts";

/** Builds the client once, before any test starts a site. */
export async function setup(): Promise<void> {
  await ensureBuild(fileURLToPath(new URL("../../..", import.meta.url)), (line) => console.log(line));
}
