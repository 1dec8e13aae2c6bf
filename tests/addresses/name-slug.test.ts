import { expect, test } from "vitest";
import { nameSlug, tagSlug } from "../../addresses/name-slug.ts";

test.each([
  ["DNS and hosting", "dns-and-hosting"],
  ["Data & Insight", "data-insight"],
  ["  –Edges– ", "edges"],
  ["Über uns", "uber-uns"],
  ["Émissions à Zürich", "emissions-a-zurich"],
  ["U\u0308ber", "uber"],
  ["İstanbul", "istanbul"],
  ["Việt Nam", "viet-nam"],
  ["Größe", "große"],
  ["Łódź", "łodz"],
  ["ＦＵＬＬ ｗｉｄｔｈ", "full-width"],
  ["ﬁnance", "finance"],
  ["Йод", "йод"],
  ["Ελλάδα", "ελλάδα"],
  ["がぎ", "がぎ"],
  ["हिन्दी", "हिन्दी"],
  ["한국어", "한국어"],
  ["עִבְרִית", "עִבְרִית"],
  ["Windows 11", "windows-11"],
  ["C++", "c"],
  ["!!!", ""],
])("the slug of %j is %j", (name, slug) => {
  expect(nameSlug(name)).toBe(slug);
});

test("a slug is the slug of itself, composed", () => {
  for (const name of ["Über uns", "Йод", "がぎ", "한국어", "हिन्दी"]) {
    const slug = nameSlug(name);
    expect([nameSlug(slug), slug.normalize("NFC")]).toEqual([slug, slug]);
  }
});

test.each([
  ["C", "c"],
  ["C++", "c-plus-plus"],
  ["C#", "c-sharp"],
  ["Ｆ＃ and Notepad++", "f-sharp-and-notepad-plus-plus"],
  ["C++17", "c-plus-plus-17"],
  ["C#17", "c-sharp-17"],
  ["R+D", "r-d"],
  ["1+1", "1-1"],
  ["#news", "news"],
  ["Über uns", "uber-uns"],
])("the slug of the tag %j is %j", (name, slug) => {
  expect(tagSlug(name)).toBe(slug);
});
