import { afterEach, describe, expect, test } from "vitest";
import { toLongDate } from "../../client/time/dates.ts";
import { directionOf } from "../../words/direction.ts";
import { say, sayCount, sayNumber, sayParts, speak } from "../../words/say.ts";
import { voiceOfSent } from "../../words/sent-speech.ts";
import { speechOf, wordsJson } from "../../words/speech-of.ts";
import { sayIn, voiceOf } from "../../words/speech.ts";
import { writeDate, writeNumber } from "../../words/writing.ts";
import { englishVoice } from "../../words/voice.ts";

afterEach(() => speak(englishVoice));

describe("the speech of a site", () => {
  test("is English in English, without a word to load", () => {
    expect(speechOf("en")).toEqual({ language: "en", texts: {}, writing: null });
    expect(say("{name}, home", { name: "Acme" })).toBe("Acme, home");
  });

  test("is whole in a language that is shipped, for each of its regions too", () => {
    for (const language of ["de", "de-AT"]) {
      speak(voiceOf(speechOf(language)));
      expect(say("Skip to content")).toBe("Zum Inhalt springen");
      expect(say("{name}, home", { name: "Acme" })).toBe("Acme, Startseite");
    }
  });

  test("takes word by word the site's own, then the shipped one, then English", () => {
    const own = { "pt-BR": { layout: { menu: "Cardápio" } }, pt: { layout: { menu: "Menu", search: "Procurar" } } };
    const brazilian = speechOf("pt-BR", own);
    expect(sayIn(brazilian, "Menu")).toBe("Cardápio");
    expect(sayIn(brazilian, "Search")).toBe("Procurar");
    expect(sayIn(brazilian, "Sitemap")).toBe("Sitemap");
    const german = speechOf("de", { de: { layout: { menu: "Auswahl" } } });
    expect([sayIn(german, "Menu"), sayIn(german, "Search")]).toEqual(["Auswahl", "Suche"]);
  });

  test("may say English differently", () => {
    expect(speechOf("en", { en: { layout: { search: "Find" } } }).texts).toEqual({ Search: "Find" });
  });
});

test.each(["ar", "de", "ja", "fa", "en"])(
  "the words that a browser loads in %s are those of the server",
  (language) => {
    const speech = speechOf(language);
    const [sent, spoken] = [voiceOfSent(language, JSON.parse(wordsJson(speech))), voiceOf(speech)];
    const said = (voice: typeof sent): unknown => [voice.language, voice.number(1234.5), voice.date(new Date(0))];
    expect(said(sent)).toEqual(said(spoken));
    for (const text of ["Search", "{count} Posts"]) expect(sent.form(text, text, 3)).toBe(spoken.form(text, text, 3));
  },
);

test("what is no text stands in the place of its name", () => {
  expect(sayParts<"{name}, home", { readonly link: number }>("{name}, home", { name: { link: 1 } })).toEqual([
    "",
    { link: 1 },
    ", home",
  ]);
});

test("what counts has the plural forms of its language", () => {
  const posts = (language: string) =>
    [0, 1, 2, 3, 1_100].map((count) => {
      speak(voiceOf(speechOf(language)));
      return sayCount(count, "1 Post", "{count} Posts");
    });
  expect(posts("en")).toEqual(["0 Posts", "1 Post", "2 Posts", "3 Posts", "1,100 Posts"]);
  expect(posts("de")).toEqual(["0 Beiträge", "1 Beitrag", "2 Beiträge", "3 Beiträge", "1.100 Beiträge"]);
  expect(new Set(posts("ar").map((text) => text.replace(/[\d.,]+/, ""))).size).toBe(5);
});

test("numbers and dates are written as the language writes them", () => {
  expect([sayNumber(1234.5), toLongDate("2026-03-04")]).toEqual(["1,234.5", "March 4, 2026"]);
  speak(voiceOf(speechOf("de")));
  expect([sayNumber(1234.5), toLongDate("2026-03-04")]).toEqual(["1.234,5", "4. März 2026"]);
  speak(voiceOf(speechOf("ja")));
  expect(toLongDate("2026-03-04")).toBe("2026年3月4日");
  speak(voiceOf(speechOf("en-GB")));
  expect(toLongDate("2026-03-04")).toBe("4 March 2026");
});

test("English numbers are those of Intl, which takes too long to set up for a page", () => {
  const numbers = [
    0, 7, 42, 999, 1_000, 12_345, 999_999, 1_000_000, 1_234_567_890, -1, -1_000, 2.5, 1_234.5, 0.1234, 1_000.12345,
  ];
  expect(numbers.map(englishVoice.number)).toEqual(numbers.map((number) => number.toLocaleString("en")));
});

test.each(["ar", "ar-EG", "de", "de-CH", "en-GB", "es", "fr", "he", "ja", "pl", "pt-BR", "ru", "zh"])(
  "numbers and dates in %s are those of Intl, without it",
  (language) => {
    const { writing } = speechOf(language);
    if (writing === null) throw new Error(`expected a way of writing for ${language}`);
    const date = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
    const seed = Array.from({ length: 500 }, (_, index) => index);
    const numbers = seed.map((index) => index ** 3 * 7);
    const days = seed.map((index) => new Date(Date.UTC(1999, 1, index * 23)));
    expect(numbers.map((number) => writeNumber(writing, number))).toEqual(
      numbers.map((number) => number.toLocaleString(language)),
    );
    expect(days.map((day) => writeDate(writing, day))).toEqual(days.map((day) => date.format(day)));
  },
);

test.each(["fa", "th", "hi"])("another calendar or other groups of digits, as in %s, are left to Intl", (language) => {
  const speech = speechOf(language);
  expect(speech.writing).toBeNull();
  const { number, date } = voiceOf(speech);
  expect([number(1_234_567), date(new Date(0))]).toEqual([
    (1_234_567).toLocaleString(language),
    new Date(0).toLocaleDateString(language, { dateStyle: "long", timeZone: "UTC" }),
  ]);
});

test("a language has a direction", () => {
  expect(["ar", "he", "fa-IR", "ur"].map(directionOf)).toEqual(["rtl", "rtl", "rtl", "rtl"]);
  expect(["en", "ja", "az-Latn"].map(directionOf)).toEqual(["ltr", "ltr", "ltr"]);
});
