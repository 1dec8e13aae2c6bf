// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { loadWords } from "../../../client/kernel/site-words.ts";
import { say, speak, spokenLanguage } from "../../../words/say.ts";
import { englishVoice } from "../../../words/voice.ts";

const root = document.documentElement;

afterEach(() => {
  speak(englishVoice);
  vi.unstubAllGlobals();
  root.removeAttribute("lang");
  root.removeAttribute("data-words");
});

test.each([
  ["a list", []],
  ["nothing", null],
  ["an error in JSON", { message: "Please sign in." }],
  ["texts that are numbers", { texts: { Search: 1 }, writing: null }],
  ["forms without the usual one", { texts: { "{count} Posts": { one: "1 Beitrag" } }, writing: null }],
  ["a way of writing without digits", { texts: {}, writing: { group: "." } }],
])("what arrives in place of words, such as %s, is said nowhere", async (_what, sent) => {
  root.lang = "de";
  root.dataset["words"] = "/words/0123456789ab.json";
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(sent)));
  await expect(loadWords()).rejects.toThrow("expected the words of a language");
  expect([say("Search"), spokenLanguage()]).toEqual(["Search", "en"]);
});
