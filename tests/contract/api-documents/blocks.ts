import { readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { z } from "zod";
import { parseMarkdown } from "../../../content-folder/markdown/markdown.ts";
import { partsOf } from "../../../content-folder/markdown/tree.ts";
import { demonstrationContent } from "../../support/demonstration-content.ts";

/** A code block in a document about the API. */
export interface Block {
  /** The document's slug. */
  readonly slug: string;
  /** The line of its opening fence. */
  readonly line: number;
  readonly language: string;
  /** The info string after the language, such as `variables`; null when there is none. */
  readonly note: string | null;
  readonly text: string;
}

/** An operation in a document, with the variables given there. */
export interface Example {
  readonly slug: string;
  readonly line: number;
  /** The operation's name. */
  readonly name: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

const folder = join(demonstrationContent, "api");
const Variables = z.record(z.string(), z.unknown());

function readBlocks(file: string): readonly Block[] {
  return [...partsOf(parseMarkdown(readFileSync(join(folder, file), "utf8")))].flatMap((part) =>
    part.type === "code"
      ? [
          {
            slug: basename(file, ".md"),
            line: part.position?.start.line ?? 0,
            language: part.lang ?? "",
            note: part.meta ?? null,
            text: part.value,
          },
        ]
      : [],
  );
}

const documents = readdirSync(folder)
  .filter((file) => file.endsWith(".md"))
  .map(readBlocks);

/** Every block of one language in the API documents. */
export function blocksOf(language: string): readonly Block[] {
  return documents.flat().filter((block) => block.language === language);
}

/** Every operation in the API documents. A block `json variables` belongs to the operation right before it. */
export const examples: readonly Example[] = documents.flatMap((blocks) =>
  blocks.flatMap(({ language, text, slug, line }, index) => {
    if (language !== "graphql") return [];
    const next = blocks[index + 1];
    const variables = next?.note === "variables" ? Variables.parse(JSON.parse(next.text)) : {};
    return [{ slug, line, name: /^(?:query|mutation) (\w+)/.exec(text)?.[1] ?? "", query: text, variables }];
  }),
);

/** The operation of this name in a document. */
export function exampleOf(slug: string, name: string): Example {
  const found = examples.find((example) => example.slug === slug && example.name === name);
  if (found === undefined) throw new Error(`The document ${slug} has no operation called ${name}.`);
  return found;
}
