import { readTextInside } from "../../../content-folder/inside/read-inside.ts";
import type { TextReading } from "../../../content-folder/inside/read-inside.ts";
import type { NewAuthor } from "../../store/authors.ts";
import { withheld } from "../../../content-folder/problem.ts";
import type { ContentProblem } from "../../../content-folder/problem.ts";
import type { Source } from "../../store/sources.ts";
import type { Store } from "../../store/store.ts";
import type { AssetReader } from "../../../content-folder/media/assets.ts";
import { buildAuthor } from "./author.ts";
import type { BuiltAuthor } from "./author.ts";
import type { AuthorFile } from "./content-files.ts";
import { hasStaleAssets, wordsFor } from "./build-document.ts";
import { hashOf } from "./reading.ts";

/** The dependencies of publishing authors. */
export interface AuthorsContext {
  readonly store: Store;
  readonly contentDir: string;
  readonly assets: AssetReader;
  readonly files: readonly AuthorFile[];
  readonly known: ReadonlyMap<string, Source>;
  readonly redo: boolean;
}

/** The authors that documents may reference. */
export interface AuthorsReading {
  readonly ids: ReadonlySet<string>;
  readonly problems: readonly ContentProblem[];
  readonly parsed: number;
}

/** Publishes the authors whose files changed. If a file is broken, its last good version stays. */
export async function publishAuthors({
  store,
  contentDir,
  assets,
  files,
  known,
  redo,
}: AuthorsContext): Promise<AuthorsReading> {
  const ids = new Set<string>();
  const problems: ContentProblem[] = [];
  const authors: NewAuthor[] = [];
  const sources: Source[] = [];
  for (const file of files) {
    const source = known.get(file.path);
    if (
      !redo &&
      source?.state === "published" &&
      source.stamp === file.stamp &&
      !hasStaleAssets(contentDir, source.assets)
    ) {
      ids.add(file.id);
      problems.push(...source.problems);
      continue;
    }
    const text = await readTextInside(contentDir, file.path);
    if (text.kind === "missing") continue;
    const made = await buildSafely(file, text, assets);
    if (made.author !== null || (await store.authors.exists(file.id))) ids.add(file.id);
    if (made.author !== null) authors.push(made.author);
    problems.push(...made.problems);
    sources.push(toSource(file, hashOf(text), made.author !== null, made));
  }
  if (sources.length > 0) await store.sources.publish({ authors, sources });
  return { ids, problems, parsed: sources.length };
}

/** Builds an author; any error is a problem of this file only. */
async function buildSafely(
  file: AuthorFile,
  found: Exclude<TextReading, { readonly kind: "missing" }>,
  assets: AssetReader,
): Promise<BuiltAuthor> {
  const broken = (message: string): BuiltAuthor => ({
    author: null,
    problems: [{ file: file.path, ...withheld("unreadable", 1, message) }],
    assets: {},
  });
  if (found.kind === "refused") return broken(found.reason);
  try {
    return await buildAuthor(file, found.text, assets);
  } catch (error) {
    return broken(wordsFor(error));
  }
}

function toSource(
  { path, stamp, id }: AuthorFile,
  hash: string,
  isGood: boolean,
  { assets, problems }: Pick<Source, "assets" | "problems">,
): Source {
  return {
    path,
    stamp,
    hash,
    state: isGood ? "published" : "broken",
    key: id,
    authorId: null,
    assets,
    links: {},
    anchors: null,
    references: [],
    problems,
    pathSlug: null,
    order: null,
    place: null,
    dueAtMs: null,
    aliases: [],
    history: null,
    moved: [],
    displaced: null,
  };
}
