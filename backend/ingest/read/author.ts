import { published, withheld } from "../../../content-folder/problem.ts";
import type { ContentProblem, LineProblem } from "../../../content-folder/problem.ts";
import { takeGood } from "../../../content-folder/faults/take-good.ts";
import { expectedFields, isMapping, readYaml } from "../../../content-folder/yaml/yaml-reading.ts";
import type { NewAuthor } from "../../store/authors.ts";
import type { AssetReader } from "../../../content-folder/media/assets.ts";
import type { AuthorFile } from "./content-files.ts";
import { AuthorFields } from "./front-matter/fields.ts";

/** An author, the problems in the file, and the files that the author depends on. */
export interface BuiltAuthor {
  /** Null if the file cannot be parsed. */
  readonly author: NewAuthor | null;
  readonly problems: readonly ContentProblem[];
  readonly assets: Readonly<Record<string, string | null>>;
}

/** Builds an author from the text of a file. Invalid fields are left out and reported. */
export async function buildAuthor(file: AuthorFile, text: string, assets: AssetReader): Promise<BuiltAuthor> {
  const toProblems = (problems: readonly LineProblem[]): ContentProblem[] =>
    problems
      .map(({ line, message, cause, effect }) => ({ file: file.path, line, message, cause, effect }))
      .sort((a, b) => a.line - b.line);
  const yaml = readYaml(text);
  if (yaml.kind === "broken") return { author: null, problems: toProblems(yaml.problems), assets: {} };
  const given = yaml.value ?? {};
  if (!isMapping(given))
    return { author: null, problems: toProblems([withheld("yaml", 1, expectedFields)]), assets: {} };
  const { data, problems } = takeGood(AuthorFields, given, { lineOf: yaml.lineOf });
  const name = data.name ?? nameOfId(file.id);
  const nameless =
    data.name === undefined
      ? [
          published(
            "missing-field",
            1,
            `the field "name" is missing: expected the author's name, as text. The file name is used instead: "${name}"`,
          ),
        ]
      : [];
  const picture = await readPicture(data.image, file, assets, yaml.lineOf(["image"]));
  return {
    author: { id: file.id, name, designation: data.designation ?? null, image: picture.url },
    problems: toProblems([...yaml.problems, ...nameless, ...problems, ...picture.problems]),
    assets: picture.assets,
  };
}

async function readPicture(image: string | undefined, { path }: AuthorFile, assets: AssetReader, line: number) {
  if (image === undefined) return { url: null, problems: [], assets: {} };
  if (/^https:/i.test(image)) return { url: image, problems: [], assets: {} };
  const asset = await assets.read(image, path);
  if (asset.kind === "found") return { url: asset.medium.url, problems: [], assets: asset.stamps };
  return { url: null, problems: [published("missing-picture", line, `image: ${asset.message}`)], assets: asset.stamps };
}

/** @example nameOfId("ada-example") // "Ada Example" */
function nameOfId(id: string): string {
  const words = (id.split("/").at(-1) ?? id).split(/[-_.\s]+/).filter((word) => word !== "");
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ") || id;
}
