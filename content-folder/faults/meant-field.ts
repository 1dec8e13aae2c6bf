import { closestTo } from "./closest.ts";

/** What other tools, and people, call our fields. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  href: ["to", "src"],
  url: ["to", "src"],
  link: ["to"],
  path: ["to"],
  to: ["path"],
  text: ["label"],
  title: ["label", "heading", "name"],
  name: ["label"],
  children: ["items"],
  links: ["items"],
  items: ["links"],
  color: ["accent"],
  colour: ["accent"],
  primary: ["accent"],
  favicon: ["mark"],
  lang: ["language"],
  locale: ["language"],
  nav: ["navigation"],
  sidebar: ["navigation"],
  menu: ["navigation"],
};

/** The field that an unknown one was meant to be: another name of it, or the closest; null if none is close. */
export function meantField(key: string, known: readonly string[]): string | null {
  const other = Object.hasOwn(otherNames, key) ? otherNames[key]?.find((name) => known.includes(name)) : undefined;
  return other ?? closestTo(key, known);
}

/** The parts of `site.yml` that hold a field which stands on the first level by mistake: too little indentation is the usual one. */
const parts: Readonly<Record<string, readonly string[]>> = {
  navigation: ["header", "footer", "login", "announcement"],
  home: ["lead", "art", "sections"],
  theme: ["accent", "radius", "logo", "fonts", "cover", "css"],
  head: ["verification", "scripts"],
  contact: ["email", "phoneCountries"],
};

const features = ["ratings", "feedback", "newsletter", "playground", "mcp", "offline", "authors"];
/** Where the site is, is a matter of the server that it runs on. */
const names = ["url", "site", "siteUrl", "siteurl", "baseUrl", "baseURL", "domain"];

/** The advice about a field that belongs inside a part of `site.yml`; null for any other. */
export function adviceOfSite(key: string): string | null {
  if (names.includes(key)) return "The address of the site is the setting SITE_URL.";
  const part = Object.entries({ ...parts, features }).find(([, names]) => names.includes(key))?.[0];
  return part === undefined ? null : `It belongs under "${part}:", with two spaces before it.`;
}
