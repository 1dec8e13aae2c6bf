import type { SvgElement } from "./svg-tree.ts";

/** The properties of an element by which it is drawn, as CSS and attributes give them. */
export type SvgStyle = ReadonlyMap<string, string>;

/** Those that go on to what is in an element. */
const inherited: ReadonlySet<string> = new Set([
  "fill",
  "fill-opacity",
  "fill-rule",
  "stroke",
  "stroke-opacity",
  "stroke-width",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-miterlimit",
  "stroke-dasharray",
  "color",
  "visibility",
]);

const own: ReadonlySet<string> = new Set([
  "opacity",
  "display",
  "clip-path",
  "mask",
  "filter",
  "stop-color",
  "stop-opacity",
]);

const mostCharacters = 5_000;
const mostRules = 200;

/** Gives the style of an element within one of this style. */
export type StyleOf = (element: SvgElement, around: SvgStyle) => SvgStyle;

/** Reads the rules of an SVG for elements, classes and ids; null where it has others. What depends on the screen is left out. */
export function readStyles(sheets: readonly string[]): StyleOf | null {
  if (sheets.reduce((sum, { length }) => sum + length, 0) > mostCharacters) return null;
  const rules: { readonly selector: string; readonly said: SvgStyle }[] = [];
  for (const sheet of sheets) {
    const plain = sheet.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/@[^{};]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, "");
    const rest = plain.replaceAll(/([^{}]+)\{([^{}]*)\}/g, (_, selectors: string, body: string) => {
      for (const selector of selectors.split(",")) rules.push({ selector: selector.trim(), said: declarations(body) });
      return "";
    });
    if (rest.trim() !== "") return null;
  }
  if (rules.length > mostRules || rules.some(({ selector }) => !/^(?:[a-z]+|\*)?(?:[.#][\w-]+)*$/i.test(selector)))
    return null;
  return (element, around) => {
    const kept = [...around].filter(([name]) => inherited.has(name));
    const given = Object.entries(element.attributes).filter(([name]) => inherited.has(name) || own.has(name));
    const said = rules.flatMap((rule) => (matches(rule.selector, element) ? [...rule.said] : []));
    return new Map(
      [...kept, ...given, ...said, ...declarations(element.attributes.style ?? "")].filter(
        ([, value]) => value !== "inherit",
      ),
    );
  };
}

function declarations(body: string): SvgStyle {
  return new Map(
    body.split(";").flatMap((one) => {
      const at = one.indexOf(":");
      const value = one
        .slice(at + 1)
        .replace(/!\s*important\s*$/i, "")
        .trim();
      return at === -1 ? [] : [[one.slice(0, at).trim().toLowerCase(), value] as const];
    }),
  );
}

function matches(selector: string, { name, attributes }: SvgElement): boolean {
  const [, element = "", rest = ""] = /^([a-z]+|\*)?(.*)$/i.exec(selector) ?? [];
  if (element !== "" && element !== "*" && element !== name) return false;
  const classes = (attributes.class ?? "").split(/\s+/);
  return (rest.match(/[.#][\w-]+/g) ?? []).every((part) =>
    part.startsWith(".") ? classes.includes(part.slice(1)) : attributes.id === part.slice(1),
  );
}
