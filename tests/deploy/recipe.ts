import { readFile } from "node:fs/promises";

/** A file of `deploy/nginx`. */
export function readRecipe(file: string): Promise<string> {
  return readFile(new URL(`../../deploy/nginx/${file}`, import.meta.url), "utf8");
}

/** The two files for a single machine, with these ports in place of nginx's own and of the gateways'. */
export async function recipeOnPorts(port: number, gateways: readonly number[]) {
  return {
    "lectern.conf": (await readRecipe("lectern.conf")).replace("listen 80 ", `listen 127.0.0.1:${port} `),
    "gateways.conf": (await readRecipe("gateways.conf"))
      .replaceAll("# server", "server")
      .replaceAll(/127\.0\.0\.1:400([01])/g, (_whole, index: string) => `127.0.0.1:${gateways[Number(index)]}`),
  };
}
