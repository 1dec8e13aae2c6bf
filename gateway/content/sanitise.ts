import createDOMPurify from "dompurify";
import { JSDOM } from "jsdom";

/**
 * Turns text that anybody may have written into a DOM that is safe to show.
 *
 * The order is what makes the result safe, and it must stay so:
 *
 * 1. DOMPurify parses the text in a document without scripts and takes away all but the lists below. No SVG, no MathML, no
 *    element whose content is raw text (`style`, `noscript`, `template`, `textarea`, `xmp` …) and no comment is left. Those are
 *    what mutation XSS lives on: markup that is text to one parser and elements to the next. What is left are HTML elements
 *    and text nodes, and text that is written out comes back as the same text.
 * 2. The enrichment works on that DOM, never on text. It adds elements and attributes from a closed set of names; values come
 *    from checked patterns or are set as text. It never parses.
 * 3. The DOM is written out once. Nobody parses and serialises the result again, on the server or in the browser: it goes into
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

/** `class` and `id` are read by the enrichment, which takes all of them away. */
const allowedAttributes = (
  "abbr align alt aria-hidden aria-label class colspan datetime dir height href hreflang id lang open reversed rowspan scope span " +
  "src start title type value width"
).split(" ");

const config = {
  // `body` is the element that DOMPurify walks from: where it is not allowed, the whole text is copied once to no end.
  ALLOWED_TAGS: ["#text", "body", ...allowedTags],
  ALLOWED_ATTR: allowedAttributes,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Checked once more by the URL parser, in links.ts and images.ts.
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/iu,
  ADD_URI_SAFE_ATTR: ["abbr", "aria-label", "datetime"],
  // Without it a text that begins with `<frameset>` or `<head>` would be parsed as a page and not as the content of one.
  FORCE_BODY: true,
};

/**
 * Builds a sanitiser with a DOM of its own.
 *
 * @throws {Error} when DOMPurify cannot work with this DOM: it would hand its input back as it is.
 */
export const createSanitiser = (): Sanitiser => {
  const { window } = new JSDOM("");
  const purify = createDOMPurify(window);
  if (!purify.isSupported) {
    throw new Error("DOMPurify does not work with this version of jsdom. Install the versions of the lock file.");
  }
  purify.addHook("beforeSanitizeElements", removeInnerBody);
  purify.addHook("beforeSanitizeElements", keepTaskMark);
  return {
    toSafeDom: (html) => {
      const root = purify.sanitize(html, { ...config, RETURN_DOM: true });
      // A page of frames has no body.
      return root instanceof window.HTMLElement ? root : window.document.createElement("div");
    },
  };
};

/** No parser makes a `body` within the text; if one ever did, it would not be the one that is allowed. */
const removeInnerBody = (node: Node): void => {
  if (node.nodeName.toUpperCase() === "BODY" && node.parentNode?.nodeName !== "HTML")
    node.parentNode?.removeChild(node);
};

/** The box of a task list is a form control, which is not let through; its state is kept as a character, and its item is marked as GitHub's Markdown marks it. */
const keepTaskMark = (node: Node): void => {
  if (node.nodeName !== "INPUT" || !("getAttribute" in node) || !isElement(node)) return;
  if (node.getAttribute("type")?.toLowerCase() !== "checkbox") return;
  const mark = node.hasAttribute("checked") ? "☑" : "☐";
  node.parentNode?.insertBefore(node.ownerDocument.createTextNode(mark), node);
  node.closest("li")?.classList.add("task-list-item");
};

const isElement = (node: Node): node is Element => node.nodeType === 1;
