/** A line without the names of icons, which Material for MkDocs draws, and their attributes; in code they stay. */
export function withoutIcons(text: string): string {
  return text.replaceAll(
    /(`+).*?\1|:(?:material|octicons|fontawesome|simple)(?:-[\w-]+)+:(?:\{[^{}]*\})?[^\S\n]*/g,
    (found) => (found.startsWith("`") ? found : ""),
  );
}

/** Attributes of Python-Markdown and kramdown; an id of a heading and the width of a picture become ours. */
export function withoutAttributes(text: string): string {
  if (/^\s*::/.test(text)) return text;
  if (/^#{1,6} /.test(text)) {
    const [whole, id] = /(?<!\s)\s*\{:?[^{}]*?(?:#|\bid=["']?)([\w.-]+)[^{}]*\}\s*$/.exec(text) ?? [];
    if (whole !== undefined && id !== undefined)
      return `${text.slice(0, -whole.length).replace(/\s+#+$/, "")} {#${id}}`;
  }
  return text.replaceAll(
    /(?<=[)\]*_`]|^\s*|\s)\{:?\s*(?:[.#][\w-]+|[\w-]+=(?:"[^"]*"|[\w%.-]+))(?:\s+(?:[.#][\w-]+|[\w-]+=(?:"[^"]*"|[\w%.-]+)))*\s*\}/g,
    (list, at: number) => {
      const [, width] = /(?:^|[\s{])width=["']?([1-9]\d{1,3})(?:px)?["']?(?=[\s}])/.exec(list) ?? [];
      return width !== undefined && text[at - 1] === ")" ? `{width=${width}}` : "";
    },
  );
}
