import type { LanguageFn } from "highlight.js";
import rules from "highlight.js/lib/languages/dns";

/** The language `dns`: zone files. In keys and digests of many signs no letters are a record type, and no digits a number. */
export const zoneFile: LanguageFn = (hljs) => {
  const grammar = rules(hljs);
  return { ...grammar, contains: [{ begin: /(?<![\w+/=.-])[A-Za-z0-9+/]{16,}={0,2}(?![\w.-])/ }, ...grammar.contains] };
};
