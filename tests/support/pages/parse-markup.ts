import { JSDOM } from "jsdom";

let parser: DOMParser | undefined;

/** One window parses all: each further one costs more CPU time than a page does. */
function parse(text: string, type: "text/html" | "application/xml"): Document {
  parser ??= new new JSDOM("").window.DOMParser();
  return parser.parseFromString(text, type);
}

/** Parses a page as a browser without scripts does. */
export function parseHtml(text: string): Document {
  return parse(text, "text/html");
}

/** Parses XML strictly: a text that is not well-formed throws. */
export function parseXml(text: string): Document {
  const document = parse(text, "application/xml");
  const problem = document.querySelector("parsererror");
  if (problem !== null) throw new Error(problem.textContent ?? "The XML is not well-formed.");
  return document;
}
