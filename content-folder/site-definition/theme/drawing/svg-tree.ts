import { SaxesParser } from "saxes";

/** An element of an SVG. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly SvgElement[];
  /** The text directly in it. */
  readonly text: string;
}

interface OpenElement extends SvgElement {
  readonly children: SvgElement[];
  text: string;
}

/** More than any mark has: a file may have 200 KB of nested groups. */
const most = { elements: 2_000, depth: 60, attribute: 1_000 };

/** What may be as long as the file: outlines, which are read in one go. Other values are read by patterns that take longer and longer. */
const outlines: ReadonlySet<string> = new Set(["d", "points"]);

/** Reads an SVG; null where it is no XML, or larger than a mark is. */
export function readSvgTree(source: string): SvgElement | null {
  const root: OpenElement = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  let count = 0;
  const parser = new SaxesParser();
  const stop = (): never => {
    throw new RangeError("No mark has so many elements.");
  };
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    count++;
    const isLong = ([key, value]: [string, string]): boolean => value.length > most.attribute && !outlines.has(key);
    if (count > most.elements || open.length > most.depth || Object.entries(attributes).some(isLong)) stop();
    const element: OpenElement = {
      name: name.replace(/^svg:/, ""),
      attributes: { ...attributes },
      children: [],
      text: "",
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on("closetag", () => open.pop());
  const addText = (text: string): void => {
    const element = open.at(-1);
    if (element !== undefined) element.text += text;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  try {
    parser.write(source).close();
  } catch {
    return null;
  }
  return root.children.find(({ name }) => name === "svg") ?? null;
}

/** All elements with an id, by it; the first of several. */
export function elementsById(root: SvgElement): ReadonlyMap<string, SvgElement> {
  const found = new Map<string, SvgElement>();
  const waiting = [root];
  for (let element = waiting.pop(); element !== undefined; element = waiting.pop()) {
    const { id } = element.attributes;
    if (id !== undefined && !found.has(id)) found.set(id, element);
    waiting.push(...element.children);
  }
  return found;
}

/** The element that `#id` refers to; null for any other reference. */
export function referred(byId: ReadonlyMap<string, SvgElement>, reference: string | undefined): SvgElement | null {
  return reference?.startsWith("#") === true ? (byId.get(reference.slice(1)) ?? null) : null;
}

/** Where a `use` or a gradient refers to. */
export function referenceOf({ attributes }: SvgElement): string | undefined {
  return attributes.href ?? attributes["xlink:href"];
}
