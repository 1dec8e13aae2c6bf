interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of a PNG, from its first chunk (PNG specification, section 11.2.1). */
export function sizeOfPng(bytes: Buffer): Size {
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** The size of an SVG by its viewBox, else by its width and height in pixels; null if it has neither. */
export function sizeOfSvg(text: string): Size | null {
  const tag = svgTagIn(text);
  const [, width, height] = viewBox.exec(tag) ?? [];
  return toSize(width ?? lengthOf(tag, "width"), height ?? lengthOf(tag, "height"));
}

/** Of four numbers the last two. What they may consist of is not what is between them: there is one way to read a text. */
const viewBox = /\sviewBox\s*=\s*["']\s*[^\s,"']+[\s,]+[^\s,"']+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*["']/;

/** If the first tag does not end, no other does. */
function svgTagIn(text: string): string {
  const start = text.search(/<svg\b/);
  const end = text.indexOf(">", start);
  return start === -1 || end === -1 ? "" : text.slice(start, end + 1);
}

function lengthOf(tag: string, name: "width" | "height"): string | undefined {
  return new RegExp(`\\s${name}\\s*=\\s*["']([\\d.]+)(?:px)?["']`).exec(tag)?.[1];
}

function toSize(width: string | undefined, height: string | undefined): Size | null {
  const size = { width: Number(width ?? 0), height: Number(height ?? 0) };
  return size.width > 0 && size.height > 0 ? size : null;
}
