import type { en } from "./en.ts";

/** A text that counts, in the plural forms of its language. */
export type Forms = { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** All words in another language: the keys of English, no more and no fewer. */
export type Words = {
  readonly [Screen in keyof English]: {
    readonly [Key in keyof English[Screen]]: English[Screen][Key] extends string ? string : Forms;
  };
};

/** An English text of the interface, which code says. */
export type Text = Extract<Said, string>;

/** An English text in which nothing is filled in. */
export type PlainText = { [T in Text]: [NamesIn<T>] extends [never] ? T : never }[Text];

/** English texts that count: the form for one, by the form for others. */
export type Counted = {
  readonly [Forms in Extract<Said, { readonly other: string }> as Forms["other"]]: Forms["one"];
};

/** The names in braces of a text. */
export type NamesIn<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type English = typeof en;
type Said = { [Screen in keyof English]: English[Screen][keyof English[Screen]] }[keyof English];
