/** The size of an image, in CSS pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Reads an image's size from its header; null if the header has none or the format is unknown. */
export function readImageSize(bytes: Buffer, extension: string): ImageSize | null {
  const read = readers[extension];
  const size = read === undefined ? null : read(bytes);
  // Listed explicitly, so that attributes made from them have this order.
  return size !== null && size.width > 0 && size.height > 0 ? { width: size.width, height: size.height } : null;
}

const readers: Readonly<Record<string, (bytes: Buffer) => ImageSize | null>> = {
  svg: readSvg,
  png: readPng,
  gif: readGif,
  jpg: readJpeg,
  jpeg: readJpeg,
  webp: readWebp,
  avif: readAvif,
};

/** The number of leading bytes in which an SVG's size is searched. */
const svgHead = 65_536;

function readSvg(bytes: Buffer): ImageSize | null {
  const tag = /<svg\b[^<>]*>/i.exec(bytes.toString("utf8", 0, svgHead))?.[0] ?? "";
  const length = (name: string): number =>
    Number(new RegExp(`\\s${name}=["']\\s*([\\d.]+)(?:px)?\\s*["']`, "i").exec(tag)?.[1] ?? 0);
  const box = /\sviewBox=["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/i.exec(tag);
  const ratio = { width: Number(box?.[1] ?? 0), height: Number(box?.[2] ?? 0) };
  const width = length("width");
  const height = length("height");
  if (width > 0 && height > 0) return rounded({ width, height });
  if (width > 0 && ratio.width > 0) return rounded({ width, height: (width * ratio.height) / ratio.width });
  return rounded(ratio);
}

function readPng(bytes: Buffer): ImageSize | null {
  if (bytes.length < 24 || bytes.readUInt32BE(0) !== 0x89504e47) return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function readGif(bytes: Buffer): ImageSize | null {
  if (bytes.length < 10 || bytes.toString("latin1", 0, 3) !== "GIF") return null;
  return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
}

/** The size is in the frame header, after segments of varying length. */
function readJpeg(bytes: Buffer): ImageSize | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  let offset = 2;
  while (offset + 9 < bytes.length && bytes[offset] === 0xff) {
    const marker = bytes[offset + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: bytes.readUInt16BE(offset + 5), width: bytes.readUInt16BE(offset + 7) };
    offset += 2 + bytes.readUInt16BE(offset + 2);
  }
  return null;
}

function readWebp(bytes: Buffer): ImageSize | null {
  if (bytes.length < 30 || bytes.toString("latin1", 8, 12) !== "WEBP") return null;
  switch (bytes.toString("latin1", 12, 16)) {
    case "VP8 ":
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case "VP8L": {
      const bits = bytes.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    case "VP8X":
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return null;
  }
}

/** The size is in the first `ispe` box. */
function readAvif(bytes: Buffer): ImageSize | null {
  const box = bytes.indexOf("ispe", 0, "latin1");
  if (box === -1 || box + 16 > bytes.length) return null;
  return { width: bytes.readUInt32BE(box + 8), height: bytes.readUInt32BE(box + 12) };
}

function rounded({ width, height }: ImageSize): ImageSize {
  return { width: Math.round(width), height: Math.round(height) };
}
