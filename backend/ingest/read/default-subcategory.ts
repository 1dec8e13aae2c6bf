/** The name of a category's branch for documents that name none, by language. It makes addresses, so a site cannot say it differently. */
const names: Readonly<Record<string, string>> = {
  ar: "عام",
  de: "Allgemein",
  en: "General",
  es: "General",
  fr: "Général",
  ja: "全般",
};

/** The subcategory of documents that have a category alone. `language`: the site's, as a BCP 47 tag. */
export function defaultSubcategory(language: string): string {
  return names[language.split("-")[0] ?? ""] ?? "General";
}
