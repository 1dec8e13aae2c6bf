import { JSDOM } from "jsdom";
import { afterAll, describe, expect, test } from "vitest";
import { attacks } from "./attacks.ts";
import { openPipeline } from "./open-pipeline.ts";

const site = openPipeline();
afterAll(() => site.pipeline.stop());

/** Everything that may stand in a page. It is written down here once more, so that a wider list in the gate fails. */
const elements = new Set(
  (
    "a abbr b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure " +
    "h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q rp rt ruby s samp section small span strong sub summary sup " +
    "table tbody td tfoot th thead time tr u ul var wbr"
  ).split(" "),
);
const attributes = new Set(
  (
    "abbr align alt aria-describedby aria-hidden aria-label colspan data-callout data-callout-title data-footnote-backref data-footnote-ref " +
    "data-footnotes data-language data-table data-token datetime decoding dir height href hreflang id lang loading open rel reversed role " +
    "rowspan scope span src start tabindex title type value width"
  ).split(" "),
);

/**
 * What a browser that runs scripts finds wrong in a text: as part of the page that the server sends, and inserted into a page
 * that is there already.
 */
const problemsOf = (html: string): readonly string[] => {
  const ran: string[] = [];
  const { window } = new JSDOM(`<!doctype html><body><div id="page">${html}</div></body>`, {
    runScripts: "dangerously",
    beforeParse: (opened) => {
      opened.alert = (said?: unknown) => ran.push(`a script ran: alert(${String(said)})`);
    },
  });
  const inserted = window.document.createElement("div");
  window.document.body.append(inserted);
  inserted.innerHTML = html;
  const page = window.document.getElementById("page");
  const found = [...window.document.body.querySelectorAll("*")].filter(
    (element) => element !== inserted && element !== page,
  );
  const problems = found.flatMap((element) => {
    for (const event of ["error", "load", "click", "focus", "toggle", "mouseover"])
      element.dispatchEvent(new window.Event(event));
    return problemsOfElement(element);
  });
  const comments = window.document.createTreeWalker(window.document.body, window.NodeFilter.SHOW_COMMENT);
  if (comments.nextNode() !== null) problems.push("a comment");
  window.close();
  return [...new Set([...problems, ...ran])];
};

const problemsOfElement = (element: Element): readonly string[] => {
  const name = element.nodeName.toLowerCase();
  const isKnown = elements.has(name) && element.namespaceURI === "http://www.w3.org/1999/xhtml";
  return [
    ...(isKnown ? [] : [`element ${name}`]),
    ...[...element.attributes]
      .filter((attribute) => !attributes.has(attribute.name))
      .map((attribute) => `attribute ${attribute.name}`),
    ...["href", "src"].flatMap((attribute) => addressProblem(element.getAttribute(attribute))),
  ];
};

const addressProblem = (address: string | null): readonly string[] => {
  if (address === null) return [];
  const protocol = URL.parse(address, "https://docs.example/a")?.protocol ?? "none";
  return ["http:", "https:", "mailto:", "tel:"].includes(protocol) ? [] : [`address ${address}`];
};

const all = Object.entries(attacks).flatMap(([kind, texts]) => texts.map((text) => ({ kind, text })));

test("the check finds what it looks for", () => {
  expect(problemsOf("<img src=x onerror=alert(1)>")).toEqual(["attribute onerror", "a script ran: alert(1)"]);
  expect(problemsOf("<svg></svg><a href=javascript:x>x</a><!-- x -->")).toEqual([
    "element svg",
    "address javascript:x",
    "a comment",
  ]);
  expect(all.length).toBeGreaterThanOrEqual(60);
});

describe.each(all)("$kind: $text", ({ text }) => {
  test("nothing runs, and nothing is there that pages do not know", async () => {
    const { html } = await site.ready(text);
    expect(problemsOf(html)).toEqual([]);
  });

  test("what comes out stays the same when it is parsed and written out again", async () => {
    const { html } = await site.ready(text);
    const root = new JSDOM("").window.document.createElement("div");
    root.innerHTML = html;
    expect(root.innerHTML).toBe(html);
  });

  test("nothing runs when it stands in other content", async () => {
    const { html } = await site.ready(`<table><tr><td><p>before ${text} after</p></td></tr></table><h2>Next</h2>`);
    expect(problemsOf(html)).toEqual([]);
  });
});

test("code that is shown stays text", async () => {
  const { html } = await site.ready("<p><code>&lt;img src=x onerror=alert(1)&gt;</code></p>");
  expect(html).toBe("<p><code>&lt;img src=x onerror=alert(1)&gt;</code></p>");
});

test("the text around what is taken away stays", async () => {
  const { html } = await site.ready(
    "<p>before <script>alert(1)</script><font color=red>red</font><button>press</button> after</p>",
  );
  expect(html).toBe("<p>before redpress after</p>");
});
