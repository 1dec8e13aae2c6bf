import type { Root } from "mdast";
import markdownIt, { type Env, type Token } from "markdown-it";
import { blockKinds, blocksOf } from "./blocks.ts";
import { phraseKinds } from "./phrases.ts";

const tokeniser = markdownIt("default", { html: true });
// An address is taken as it stands: what may be shown is decided later.
tokeniser.validateLink = () => true;
tokeniser.normalizeLink = (url) => url;
tokeniser.normalizeLinkText = (text) => text;

/** With these, strikethrough and footnotes begin. */
const otherMarks = /~|\[\^/;
/** In running text, these may be addresses that stand alone. */
const maybeAddress = /:\/\/|@|www\./i;

/**
 * Takes a plain text apart, in a fraction of the time that the whole grammar needs: CommonMark, tables and tasks. The tree is the one that the
 * whole grammar gives, with positions where there may be something to mend. Null for a text that is not plain: with raw HTML,
 * definitions, strikethrough, footnotes or addresses that stand alone.
 */
export function parsePlainMarkdown(text: string): Root | null {
  if (otherMarks.test(text)) return null;
  const env: Env & { readonly references?: Readonly<Record<string, unknown>> } = {};
  const tokens = tokeniser.parse(text, env);
  return env.references === undefined && tokens.every(isPlain)
    ? { type: "root", children: blocksOf({ tokens, at: 0, line: 1 }) }
    : null;
}

function isPlain({ type, children }: Token): boolean {
  if (type !== "inline") return blockKinds.has(type);
  return (
    children?.every(
      (child) => phraseKinds.has(child.type) && !(child.type === "text" && maybeAddress.test(child.content)),
    ) ?? true
  );
}
