/** Attributes of Python-Markdown and kramdown; an id of a heading becomes ours. */
export function withoutAttributes(text: string): string {
  if (/^#{1,6} /.test(text)) {
    const [whole, id] = /\s*\{:?[^{}]*?#([\w-]+)[^{}]*\}\s*$/.exec(text) ?? [];
    if (whole !== undefined && id !== undefined) return `${text.slice(0, -whole.length)} {#${id}}`;
  }
  return text.replaceAll(
    /(?<=[)\]*_`]|^\s*|\s)\{:?\s*(?:[.#][\w-]+|[\w-]+=(?:"[^"]*"|[\w%.-]+))(?:\s+(?:[.#][\w-]+|[\w-]+=(?:"[^"]*"|[\w%.-]+)))*\s*\}/g,
    "",
  );
}
