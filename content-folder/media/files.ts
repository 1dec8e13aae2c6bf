import { isServed } from "./served.ts";
import type { Addressed, TextPlace } from "./references.ts";

/** Gives a link to a file of the content folder its served address. One that is not there is reported, and stays as it is. */
export async function mendFile(node: Addressed, { assets, path, report }: TextPlace): Promise<void> {
  if (isServed(node.url)) return;
  const asset = await assets.read(node.url, path);
  if (asset.kind === "found") node.url = asset.medium.url;
  else report("missing-file", node, `the link to ${asset.message}. Links to pages of the site begin with a slash`);
}
