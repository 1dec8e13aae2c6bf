const definitions = /(?<=[{;])(--[\w-]+):([^;{}]*)(?:;|(?=\}))/g;

/** Leaves out the custom properties of a style sheet that neither it nor the markup uses, nor one of those that are used. */
export const usedProperties = (css: string, markup: string): string => {
  const values = new Map<string, string[]>();
  for (const [, name = "", value = ""] of css.matchAll(definitions)) values.set(name, [...(values.get(name) ?? []), value]);
  const used = new Set<string>();
  const use = (text: string): void => {
    for (const [, name = ""] of text.matchAll(/var\((--[\w-]+)/g)) {
      if (used.has(name)) continue;
      used.add(name);
      values.get(name)?.forEach(use);
    }
  };
  use(css.replaceAll(definitions, ""));
  use(markup);
  return css.replaceAll(definitions, (definition, name: string) => (used.has(name) ? definition : ""));
};
