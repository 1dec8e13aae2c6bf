import { escapeTags } from "../../html/escape.ts";

/** Elements that stand on their own, around which WordPress makes no paragraph. */
const blocks =
  "address|article|aside|blockquote|details|div|dl|figure|form|h[1-6]|hr|iframe|ol|p|pre|section|table|ul|video|audio|!--";

/** The HTML of a post as WordPress shows it: its shortcodes read, and paragraphs where the text of its classic editor has blank lines. */
export function htmlOfPost(content: string): string {
  const text = withShortcodes(content.replaceAll("\r\n", "\n"));
  return /<!-- wp:/.test(text) ? text : withParagraphs(text);
}

function withShortcodes(text: string): string {
  return text
    .replaceAll(/\[caption[^\]]*\]([\s\S]*?)\[\/caption\]/g, (_, inside: string) => {
      const [picture = ""] = /(?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/.exec(inside) ?? [];
      return `<figure>${picture}<figcaption>${inside.replace(picture, "").trim()}</figcaption></figure>`;
    })
    .replaceAll(/\[embed[^\]]*\]\s*(\S+?)\s*\[\/embed\]/g, '<p><a href="$1">$1</a></p>')
    .replaceAll(
      /\[(video|audio)\b[^\]]*?(?:src|mp4|mp3|webm|ogg|m4a)="([^"]+)"[^\]]*\](?:\s*\[\/\1\])?/g,
      '<$1 src="$2"></$1>',
    )
    .replaceAll(
      /\[(code|sourcecode)(?:\s+lang(?:uage)?="?([\w+#-]+)"?)?[^\]]*\]\n?([\s\S]*?)\[\/\1\]/g,
      (_, __, language: string | undefined, code: string) =>
        `<pre class="${language === undefined ? "" : `language-${language}`}">${escapeTags(code)}</pre>`,
    );
}

/** Text between blank lines is a paragraph, and a line end in it a break. What is in `pre` stays. */
function withParagraphs(text: string): string {
  const kept: string[] = [];
  const held = text.replaceAll(
    /<pre\b[\s\S]*?<\/pre>/g,
    (whole) => `\n\n<pre data-kept="${kept.push(whole) - 1}"></pre>\n\n`,
  );
  const starts = new RegExp(`^\\s*</?(?:${blocks})`, "i");
  return held
    .split(/\n\s*\n/)
    .map((part) =>
      starts.test(part) || part.trim() === "" ? part : `<p>${part.trim().replaceAll("\n", "<br>\n")}</p>`,
    )
    .join("\n\n")
    .replaceAll(/<pre data-kept="(\d+)"><\/pre>/g, (_, index: string) => kept[Number(index)] ?? "");
}
