import type { AssetReader } from "../media/assets.ts";
import type { Medium } from "../media/medium.ts";
import { isServed } from "../media/served.ts";
import { published } from "../problem.ts";
import type { LineProblem } from "../problem.ts";
import type { LineOf } from "../yaml/yaml-reading.ts";

/** The picture of what has none of its own. */
export interface DefaultImage {
  readonly address: string;
  /** Null where it is no file of the content folder. */
  readonly medium: Medium | null;
}

interface DefaultImageReading {
  /** Null: the site has none. */
  readonly image: DefaultImage | null;
  readonly problems: readonly LineProblem[];
}

/** Finds the file that `defaultImage` names: one that lies in the content folder, and must be there under `/media/`. */
export async function readDefaultImage(
  given: string | undefined,
  assets: AssetReader,
  lineOf: LineOf,
): Promise<DefaultImageReading> {
  if (given === undefined) return { image: null, problems: [] };
  const asGiven: DefaultImageReading = { image: { address: given, medium: null }, problems: [] };
  if (!given.startsWith("/") || isServed(given)) return asGiven;
  const isMedium = given.startsWith("/media/");
  const asset = await assets.read(isMedium ? given : given.slice(1), "site.yml");
  if (asset.kind === "found") return { image: { address: asset.medium.url, medium: asset.medium }, problems: [] };
  if (!isMedium) return asGiven;
  const message = `defaultImage: ${asset.message}`;
  return { image: null, problems: [published("missing-picture", lineOf(["defaultImage"]), message)] };
}
