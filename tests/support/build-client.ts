import { fileURLToPath } from "node:url";
import { ensureBuild } from "../../gateway/pages/build.ts";

/** Makes the client's build once, before any test starts a site. */
export const setup = async (): Promise<void> => {
  await ensureBuild(fileURLToPath(new URL("../..", import.meta.url)), (line) => console.log(line));
};
