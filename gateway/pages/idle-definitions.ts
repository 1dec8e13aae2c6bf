/** Removes the unused animations and custom properties from a part of a style sheet. `markup` is the page that uses it. */
export type WithoutIdle = (part: string, markup: string) => string;

/** A declaration of a `:root` rule, custom property or not. */
interface Declaration {
  readonly text: string;
  /** Null: not a custom property. */
  readonly name: string | null;
  /** The custom properties that its value refers to. */
  readonly uses: readonly string[];
}

const keyframesRule = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g;
const rootRule = /:root\{([^{}]*)\}/g;

/** Reads the animations and the custom properties that a style sheet defines. */
export function readDefinitions(css: string): WithoutIdle {
  const withoutKeyframes = readKeyframes(css);
  const withoutProperties = readProperties(css);
  return (part, markup) => withoutProperties(withoutKeyframes(part, markup), markup);
}

function readKeyframes(css: string): WithoutIdle {
  const uses = new Map(
    [...css.matchAll(keyframesRule)].map(([, name = ""]) => [name, new RegExp(`animation[^;{}]*[: ]${name}\\b`)]),
  );
  return (part) =>
    part.replaceAll(keyframesRule, (keyframes, name: string) =>
      uses.get(name)?.test(part) === false ? "" : keyframes,
    );
}

function readProperties(css: string): WithoutIdle {
  const rules = new Map([...css.matchAll(rootRule)].map(([rule, inside = ""]) => [rule, readDeclarations(inside)]));
  const all = [...rules.values()].flat();
  return (part, markup) => {
    const used = new Set([...usedIn(part.replaceAll(rootRule, "")), ...usedIn(markup)]);
    addUsesOf(all, used);
    return part.replaceAll(rootRule, (rule) => {
      const kept = rules.get(rule)?.filter(({ name }) => name === null || used.has(name));
      return kept === undefined ? rule : `:root{${kept.map(({ text }) => text).join(";")}}`;
    });
  };
}

function readDeclarations(inside: string): readonly Declaration[] {
  return (inside.match(/(?:"[^"]*"|[^;"])+/g) ?? []).map((text) => ({
    text,
    name: /^--[\w-]+/.exec(text)?.[0] ?? null,
    uses: usedIn(text),
  }));
}

function usedIn(text: string): readonly string[] {
  return [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => name);
}

/** Adds the properties that used ones refer to, until there are no more. */
function addUsesOf(declarations: readonly Declaration[], used: Set<string>): void {
  for (let known = -1; known < used.size;) {
    known = used.size;
    for (const { name, uses } of declarations)
      if (name === null || used.has(name)) uses.forEach((use) => used.add(use));
  }
}
