import { posix } from "node:path";
import { percentDecoded } from "../../addresses/percent-decoding.ts";
import type { AssetReader } from "./assets.ts";
import { isServed } from "./served.ts";
import type { Addressed, TextPlace } from "./references.ts";

/** Gives a link to a file of the content folder its served address. One that is not there is reported, and stays as it is. */
export async function mendFile(node: Addressed, { assets, path, report }: TextPlace): Promise<void> {
  if (isServed(node.url)) return;
  const asset = await assets.read(node.url, path);
  if (asset.kind === "found") {
    node.url = asset.medium.url;
    return;
  }
  const meant = meantText(node.url, path, assets);
  const advice = meant === null ? "Links to pages of the site begin with a slash" : `Did you mean "${meant}"?`;
  report("missing-file", node, `the link to ${asset.message}. ${advice}`);
}

/** The Markdown file that a link names without its ending, as other tools have it, or by its folder; null if there is none. */
function meantText(url: string, from: string, assets: AssetReader): string | null {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  if (path.startsWith("/")) return null;
  const bare = path.replace(/\.html?$|\/$/, "");
  const isThere = (file: string): boolean => {
    const place = posix.join(posix.dirname(from), percentDecoded(file)).normalize("NFC");
    return typeof assets.stampsOf(place)[place] === "string";
  };
  const file = [".md", "/index.md", "/README.md"].map((end) => `${bare}${end}`).find(isThere);
  return file === undefined ? null : `${file}${rest}`;
}
