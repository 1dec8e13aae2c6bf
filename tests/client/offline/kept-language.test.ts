import { caches, Response } from "undici";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { languageOf } from "../../../client/offline/kept-language.ts";
import { stores } from "../../../client/offline/stores.ts";
import { languageAttributes } from "../../../gateway/pages/page-words.ts";
import { directionOf } from "../../../words/direction.ts";
import { speechOf } from "../../../words/speech-of.ts";
import { sayIn } from "../../../words/speech.ts";

const origin = "https://docs.example";
vi.stubGlobal("caches", caches);
vi.stubGlobal("location", { origin });
afterAll(() => vi.unstubAllGlobals());

const address = "/words/0123456789ab.json";

/** The beginning of a page as the gateway writes it. */
function pageIn(language: string, file: { readonly address: string; readonly json: string } | null): string {
  const words = { speech: speechOf(language), direction: directionOf(language), file };
  return `<!doctype html><html${languageAttributes(words)} data-fonts="{}"><head>`;
}

afterEach(async () => {
  await caches.delete(stores.files.name);
});

test("a page in another language gives its direction, and the words that were kept with it", async () => {
  const { writing } = speechOf("ar");
  const texts = { "Try again": "حاول مجددًا" };
  const files = await caches.open(stores.files.name);
  await files.put(`${origin}${address}`, Response.json({ texts, writing }));
  expect(await languageOf(pageIn("ar", { address, json: "" }))).toEqual({
    attributes: ' lang="ar" dir="rtl"',
    speech: { language: "ar", texts, writing },
  });
});

test("without its words, and without any page, the page is in English", async () => {
  const english = { attributes: ' lang="en"', speech: { language: "en", texts: {}, writing: null } };
  expect(await languageOf(pageIn("de", { address, json: "" }))).toEqual(english);
  expect(await languageOf(undefined)).toEqual(english);
  expect(await languageOf("<p>no page</p>")).toEqual(english);
});

test("words that an earlier release kept, in another form, are left out", async () => {
  const files = await caches.open(stores.files.name);
  await files.put(`${origin}${address}`, Response.json({ "Try again": "Erneut versuchen" }));
  const { speech } = await languageOf(pageIn("de", { address, json: "" }));
  expect(sayIn(speech, "Try again")).toBe("Try again");
});

test("a language without words of its own has its dates and numbers", async () => {
  expect(await languageOf(pageIn("en-GB", null))).toEqual({
    attributes: ' lang="en-GB"',
    speech: { language: "en-GB", texts: {}, writing: null },
  });
});
