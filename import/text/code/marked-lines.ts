import type { Line } from "../items/items.ts";

type Kind = "mark" | "ins" | "del";

/** A comment of its own, as Docusaurus has it: `// highlight-next-line`. */
const alone =
  /^\s*(?<sign>\/\/|\/\*|\{\/\*|<!--|#|--|%|;|REM\b)\s*highlight-(?<what>next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/i;
/** A comment at the end of a line, as VitePress has it: `// [!code ++]`. */
const behind =
  /\s*(?:\/\/|\/\*|\{\/\*|<!--|#|--|%|;|")\s*\[!code\s+(?<what>\+\+|--|[a-z]+)(?::(?<count>[^\]]*))?\]\s*(?:\*\/\}?|-->)?\s*$/;

const kinds: ReadonlyMap<string, Kind> = new Map([
  ["++", "ins"],
  ["--", "del"],
  ["highlight", "mark"],
  ["hl", "mark"],
  ["warning", "mark"],
  ["error", "mark"],
]);

/** A block of fenced code, its first line in our form, whose comments that mark lines stand behind its language: ` ```js {2} ins={3} `. */
export function withMarkedLines(lines: readonly Line[]): readonly Line[] {
  const [first, ...inside] = lines;
  if (first === undefined || !inside.some(({ text }) => /highlight-|\[!!?code/.test(text))) return lines;
  const isMarkdown = /[`~](?:md|mdx|markdown)\b/.test(first.text);
  const marked: Record<Kind, number[]> = { mark: [], ins: [], del: [] };
  const ahead: { readonly kind: Kind; left: number }[] = [];
  let isOn = false;
  const kept: Line[] = [];
  for (const line of inside) {
    const { sign, what } = alone.exec(line.text)?.groups ?? {};
    if (what !== undefined && !(isMarkdown && sign === "//")) {
      if (what.toLowerCase() === "next-line") ahead.push({ kind: "mark", left: 1 });
      else isOn = what.toLowerCase() === "start";
      continue;
    }
    const { text, found } = withoutMarks(line.text);
    ahead.push(...found);
    if (text.trim() === "" && text !== line.text) continue;
    kept.push({ ...line, text: text.replaceAll("[!!code", "[!code") });
    for (const one of ahead) if (one.left > 0) marked[one.kind].push(kept.length);
    for (const one of ahead) one.left -= 1;
    if (isOn) marked.mark.push(kept.length);
  }
  return [{ ...first, text: withMarks(first.text, marked) }, ...kept];
}

/** A line without the comments behind it, and what they mark: this line, or so many from it on. */
function withoutMarks(line: string) {
  const found: { kind: Kind; left: number }[] = [];
  let text = line;
  for (let match = behind.exec(text); match !== null; match = behind.exec(text)) {
    const { what = "", count } = match.groups ?? {};
    const kind = kinds.get(what);
    if (kind !== undefined) found.push({ kind, left: Number(count ?? 1) || 1 });
    text = text.slice(0, match.index);
  }
  return { text, found };
}

function withMarks(fence: string, marked: Readonly<Record<Kind, readonly number[]>>): string {
  const [, before = fence, numbers = ""] = /^(.*?)( lineNumbers(?:=\d+)?)?$/s.exec(fence) ?? [];
  const written = (["mark", "ins", "del"] as const).reduce(
    (text, kind) => {
      const lines = ranges(marked[kind]);
      if (lines === "") return text;
      const name = kind === "mark" ? "" : `${kind}=`;
      const there = text.match(new RegExp(`(?<= )${name}\\{[\\d,-]+(?=\\})`))?.[0];
      return there === undefined ? `${text} ${name}{${lines}}` : text.replace(there, `${there},${lines}`);
    },
    /[`~]$/.test(before) ? `${before}text` : before,
  );
  return written === `${before}text` ? fence : `${written}${numbers}`;
}

/** Numbers of lines as ours are written. @example ranges([2, 3, 5]) // "2-3,5" */
function ranges(numbers: readonly number[]): string {
  const all = [...new Set(numbers)].toSorted((a, b) => a - b);
  const parts: [number, number][] = [];
  for (const number of all) {
    const last = parts.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else parts.push([number, number]);
  }
  return parts.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(",");
}
