import { JSDOM } from "jsdom";
import { afterAll, describe, expect, test } from "vitest";
import { attacks } from "./attacks.ts";
import { openPipeline } from "./open-pipeline.ts";

const site = openPipeline();
afterAll(() => site.pipeline.stop());

/** Everything allowed in a page. Listed independently of the gate, so that a more permissive gate fails. */
const elements = new Set(
  (
    "a abbr b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure " +
    "h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q rp rt ruby s samp section small span strong sub summary sup " +
    "table tbody td tfoot th thead time tr u ul var wbr"
  ).split(" "),
);
const attributes = new Set(
  (
    "abbr align alt aria-describedby aria-hidden aria-label colspan data-callout data-callout-title data-details data-rich data-sized data-footnote-backref data-footnote-ref " +
    "data-footnotes data-language data-table data-token datetime decoding dir height href hreflang id lang loading open rel reversed role " +
    "rowspan scope span src start tabindex title type value width"
  ).split(" "),
);

/** What a browser with scripting would find wrong in a text: as part of the server's page, and inserted into an existing page. */
function problemsOf(html: string): readonly string[] {
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
}

function problemsOfElement(element: Element): readonly string[] {
  const name = element.nodeName.toLowerCase();
  const isKnown = elements.has(name) && element.namespaceURI === "http://www.w3.org/1999/xhtml";
  return [
    ...(isKnown ? [] : [`element ${name}`]),
    ...[...element.attributes]
      .filter((attribute) => !attributes.has(attribute.name))
      .map((attribute) => `attribute ${attribute.name}`),
    ...["href", "src"].flatMap((attribute) => addressProblem(element.getAttribute(attribute))),
  ];
}

function addressProblem(address: string | null): readonly string[] {
  if (address === null) return [];
  const protocol = URL.parse(address, "https://docs.example/a")?.protocol ?? "none";
  return ["http:", "https:", "mailto:", "tel:"].includes(protocol) ? [] : [`address ${address}`];
}

const all = Object.entries(attacks).flatMap(([kind, texts]) => texts.map((text) => ({ kind, text })));

test("the check detects violations", () => {
  expect(problemsOf("<img src=x onerror=alert(1)>")).toEqual(["attribute onerror", "a script ran: alert(1)"]);
  expect(problemsOf("<svg></svg><a href=javascript:x>x</a><!-- x -->")).toEqual([
    "element svg",
    "address javascript:x",
    "a comment",
  ]);
  expect(all.length).toBeGreaterThanOrEqual(60);
});

describe.each(all)("$kind: $text", ({ text }) => {
  test("runs nothing, and has only what pages allow", async () => {
    const { html } = await site.ready(text);
    expect(problemsOf(html)).toEqual([]);
  });

  test("is unchanged when parsed and serialized again", async () => {
    const { html } = await site.ready(text);
    const root = new JSDOM("").window.document.createElement("div");
    root.innerHTML = html;
    expect(root.innerHTML).toBe(html);
  });

  test("runs nothing inside other content", async () => {
    const { html } = await site.ready(`<table><tr><td><p>before ${text} after</p></td></tr></table><h2>Next</h2>`);
    expect(problemsOf(html)).toEqual([]);
  });
});

test("code samples remain text", async () => {
  const { html } = await site.ready("<p><code>&lt;img src=x onerror=alert(1)&gt;</code></p>");
  expect(html).toBe("<p><code>&lt;img src=x onerror=alert(1)&gt;</code></p>");
});

test("the text around removed markup stays", async () => {
  const { html } = await site.ready(
    "<p>before <script>alert(1)</script><font color=red>red</font><button>press</button> after</p>",
  );
  expect(html).toBe("<p>before redpress after</p>");
});
