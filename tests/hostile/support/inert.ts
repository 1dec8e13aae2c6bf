import type { Page } from "playwright-core";

/** Forbidden parts of a page, and the scripts it would run. */
export interface PageParts {
  readonly problems: readonly string[];
  /** The inline scripts' texts; `src` and the address for external ones. */
  readonly scripts: readonly string[];
}

/**
 * Inspects every element in the rendered page. The rules list what is forbidden, independently of what the gate allows, so a gate that is too
 * permissive fails.
 */
export function partsOf(page: Page): Promise<PageParts> {
  return page.evaluate(inspect);
}

/** Runs in the page, so it is self-contained. */
function inspect(): PageParts {
  const nowhere = new Set(
    "base object embed iframe frame frameset portal fencedframe applet template math marquee video audio source track map area slot xmp plaintext noembed noframes".split(
      " ",
    ),
  );
  const notInTexts = new Set(
    "style script link meta title form input button select option optgroup textarea output fieldset label dialog svg picture canvas".split(
      " ",
    ),
  );
  const addressAttributes = new Set(
    "href src action formaction data poster cite background ping codebase manifest xlink:href longdesc".split(" "),
  );
  const neverAttributes = new Set(
    "srcdoc srcset imagesrcset ping formaction background xlink:href is http-equiv shadowrootmode autofocus".split(" "),
  );
  const notInTextsAttributes = new Set(
    "style class name slot part nonce contenteditable accesskey popover popovertarget form".split(" "),
  );
  /** Link relations for which browsers fetch nothing; their addresses are the site's public ones. */
  const namesOnly = new Set(["canonical", "alternate"]);
  const mayHaveId = /^(?:h[2-6]|li|a)$/;

  const addressProblem = (value: string): boolean => {
    const url = URL.parse(value, document.baseURI);
    return url === null || !["http:", "https:", "mailto:", "tel:"].includes(url.protocol);
  };
  /** A link outside of texts may open its own site in a new tab that cannot reach this one. */
  const mayHaveTarget = (element: Element, isInText: boolean): boolean =>
    !isInText &&
    element.matches("a[target=_blank][rel~=noopener]") &&
    URL.parse(element.getAttribute("href") ?? "", document.baseURI)?.origin === location.origin;
  const attributeProblems = (element: Element, isInText: boolean): string[] => {
    const name = element.localName;
    return [...element.attributes].flatMap(({ name: attribute, value }) => {
      const said = `${name}[${attribute}=${JSON.stringify(value.slice(0, 80))}]`;
      if (/^on/i.test(attribute)) return [said];
      if (addressAttributes.has(attribute) && addressProblem(value)) return [said];
      if (neverAttributes.has(attribute)) return [said];
      if (attribute === "target" && !mayHaveTarget(element, isInText)) return [said];
      if (isInText && notInTextsAttributes.has(attribute)) return [said];
      return isInText && attribute === "id" && !mayHaveId.test(name) ? [said] : [];
    });
  };
  const elementProblems = (element: Element, isInText: boolean): string[] => {
    const name = element.localName;
    if (nowhere.has(name) || (isInText && notInTexts.has(name)))
      return [`element ${name}: ${element.outerHTML.slice(0, 80)}`];
    if (name === "noscript" && (isInText || /<script|<style|\son\w+=|src=/i.test(element.innerHTML)))
      return [`element noscript: ${element.innerHTML.slice(0, 80)}`];
    if (name === "style" && element.closest("head") === null) return ["a style outside of the head"];
    if (
      element instanceof HTMLLinkElement &&
      URL.parse(element.href)?.origin !== location.origin &&
      !namesOnly.has(element.rel)
    )
      return [`link ${element.outerHTML.slice(0, 80)}`];
    return [];
  };
  const problems = [...document.querySelectorAll("*")].flatMap((element) => {
    const text = element.parentElement?.closest(".prose") ?? null;
    // The application's own additions to a text: cards and the controls of code.
    const isOurs =
      element.closest(".prose [popover], .prose [data-tools]") !== null || element.matches(".prose [data-code]");
    const isInText = text !== null && !isOurs;
    return [...elementProblems(element, isInText), ...attributeProblems(element, isInText)];
  });
  const comments = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode())
    if (/[<>]|pwned/.test(comments.currentNode.nodeValue ?? ""))
      problems.push(`comment ${comments.currentNode.nodeValue}`);
  const runnable = [...document.querySelectorAll("script")].filter(
    ({ type }) => type === "" || (type !== "text/plain" && !/json/.test(type)),
  );
  return {
    problems,
    scripts: runnable.map((script) => (script.hasAttribute("src") ? `src ${script.src}` : script.text)),
  };
}
