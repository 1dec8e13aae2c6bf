import { lastingAnswer } from "../answers/answer.ts";
import type { Answer } from "../answers/answer.ts";
import type { Route } from "../answers/route.ts";
import { wordsJson } from "../../words/speech-of.ts";
import { english } from "../../words/speech.ts";

/** The words that the browser loads; null where they are those in its code. */
export type WordsFile = { readonly address: string; readonly json: string } | null;

/**
 * The route for the interface's words, where the site's language is not the built-in one. A page from before a change of the words gets the present
 * ones.
 */
export function createWordsRoute(file: () => WordsFile): Route {
  return {
    name: "words",
    match: ({ method, path }) => {
      if (method !== "GET" || !/^\/words\/[0-9a-f]{12}\.json$/.test(path)) return null;
      return { key: `words ${path}`, fill: () => Promise.resolve(toAnswer(file(), path)) };
    },
  };
}

function toAnswer(file: WordsFile, asked: string): Answer {
  const isThis = file?.address === asked;
  const answer = lastingAnswer(file?.json ?? wordsJson(english), {
    "content-type": "application/json; charset=utf-8",
    "cache-control": isThis ? "public, max-age=31536000, immutable" : "no-store",
  });
  return isThis ? answer : { ...answer, freshUntil: 0, usableUntil: 0 };
}
