import type { Page } from "playwright-core";

/** What a page holds that it must not hold, and the scripts that it would run. */
export interface PageParts {
  readonly problems: readonly string[];
  /** The texts of the inline scripts, and `src` where one has a source. */
  readonly scripts: readonly string[];
}

/**
 * Looks at every element of a page as it stands in the browser. Written by what reliability.md forbids, and not by what the gate
 * lets through, so that a wider gate fails.
 */
export const partsOf = (page: Page): Promise<PageParts> => page.evaluate(inspect);

/** Runs in the page, so all that it needs is inside. */
const inspect = (): PageParts => {
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
    "srcdoc srcset imagesrcset ping formaction background xlink:href is http-equiv shadowrootmode autofocus target".split(
      " ",
    ),
  );
  const notInTextsAttributes = new Set(
    "style class name slot part nonce contenteditable accesskey popover popovertarget form".split(" "),
  );
  /** Relations that browsers fetch nothing for; they name the public address of the site. */
  const namesOnly = new Set(["canonical", "alternate"]);
  const mayHaveId = /^(?:h[2-6]|li|a)$/;

  const addressProblem = (value: string): boolean => {
    const url = URL.parse(value, document.baseURI);
    return url === null || !["http:", "https:", "mailto:", "tel:"].includes(url.protocol);
  };
  const attributeProblems = (element: Element, isInText: boolean): string[] => {
    const name = element.localName;
    return [...element.attributes].flatMap(({ name: attribute, value }) => {
      const said = `${name}[${attribute}=${JSON.stringify(value.slice(0, 80))}]`;
      if (/^on/i.test(attribute)) return [said];
      if (addressAttributes.has(attribute) && addressProblem(value)) return [said];
      if (neverAttributes.has(attribute)) return [said];
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
    // What the application itself puts into a text: cards, and buttons that copy.
    const isOurs =
      element.closest(".prose [popover], .prose [data-code] > button") !== null ||
      element.matches(".prose [data-code]");
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
};
