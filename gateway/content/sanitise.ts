import { isElement } from "./nodes.ts";
import createDOMPurify from "dompurify";
import { JSDOM } from "jsdom";

/**
 * Turns untrusted HTML into a DOM that is safe to show.
 *
 * The order is what makes the result safe, and must stay so:
 *
 * 1. DOMPurify parses the text in a document without scripts and removes everything but the lists below. No SVG, no MathML, no
 *    element whose content is raw text (`style`, `noscript`, `template`, `textarea`, `xmp` …) and no comment is left. Mutation XSS
 *    depends on those: markup that is text to one parser and elements to the next. What is left are HTML elements and text
 *    nodes, and serialised text parses back to the same text.
 * 2. The enrichment works on that DOM, never on strings. It adds elements and attributes from a closed set of names; values come
 *    from checked patterns or are set as text. It never parses.
 * 3. The DOM is serialised once. Nothing parses and serialises the result again, on the server or in the browser: it goes into
 *    the page as it is.
 */
export interface Sanitiser {
  /** The safe content of a text, in an element of its own. */
  toSafeDom(html: string): HTMLElement;
}

const allowedTags = (
  "a abbr b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure " +
  "h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q rp rt ruby s samp section small span strong sub summary sup " +
  "table tbody td tfoot th thead time tr u ul var wbr"
).split(" ");

/** `class` and `id` are for the enrichment, which reads them and removes all of them. */
const allowedAttributes = (
  "abbr align alt aria-hidden aria-label class colspan datetime dir height href hreflang id lang open reversed rowspan scope span " +
  "src start title type value width"
).split(" ");

const config = {
  // DOMPurify walks from `body`: where that is not allowed, the whole text is copied once for nothing.
  ALLOWED_TAGS: ["#text", "body", ...allowedTags],
  ALLOWED_ATTR: allowedAttributes,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Checked again by the URL parser, in links.ts and images.ts.
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/iu,
  // Otherwise an author's id that is also a property of `document`, such as "domain" or "images", would be lost. marks.ts takes all ids away; those
  // that are given back stand on elements that no document is searched for by name, forms and embedded content are not allowed.
  SANITIZE_DOM: false,
  ADD_URI_SAFE_ATTR: ["abbr", "aria-label", "datetime"],
  // Without it a text that begins with `<frameset>` or `<head>` would be parsed as a page rather than as the content of one.
  FORCE_BODY: true,
};

/**
 * Builds a sanitiser with a DOM of its own.
 *
 * @throws {Error} when DOMPurify does not support this DOM: it would return its input unchanged.
 */
export function createSanitiser(): Sanitiser {
  const { window } = new JSDOM("");
  const purify = createDOMPurify(window);
  if (!purify.isSupported) {
    throw new Error(
      "DOMPurify does not work with this version of jsdom. Install the versions in the lockfile: npm ci.",
    );
  }
  purify.addHook("beforeSanitizeElements", removeInnerBody);
  purify.addHook("beforeSanitizeElements", keepTaskMark);
  return {
    toSafeDom: (html) => {
      const root = purify.sanitize(html, { ...config, RETURN_DOM: true });
      // A frameset page has no body.
      return root instanceof window.HTMLElement ? root : window.document.createElement("div");
    },
  };
}

/** No parser creates a `body` inside a text. If one ever did, it would not be the root that the list means to allow. */
function removeInnerBody(node: Node): void {
  if (node.nodeName.toUpperCase() === "BODY" && node.parentNode?.nodeName !== "HTML")
    node.parentNode?.removeChild(node);
}

/**
 * A task's checkbox is a form control, which is not allowed: its state is kept as a character, and its item gets the class
 * GitHub's Markdown uses.
 */
function keepTaskMark(node: Node): void {
  if (node.nodeName !== "INPUT" || !("getAttribute" in node) || !isElement(node)) return;
  if (node.getAttribute("type")?.toLowerCase() !== "checkbox") return;
  const mark = node.hasAttribute("checked") ? "☑" : "☐";
  node.parentNode?.insertBefore(node.ownerDocument.createTextNode(mark), node);
  node.closest("li")?.classList.add("task-list-item");
}
