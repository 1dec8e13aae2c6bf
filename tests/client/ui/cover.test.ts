import { describe, expect, test } from "vitest";
import { drawCover, homeField, hueOf, lensAlone, lensPlace } from "../../../client/ui/cover/cover.ts";
import { motifOf } from "../../../client/ui/cover/cover-motifs.ts";

describe("drawCover", () => {
  test("draws the same cover for the same slug, and another for another", () => {
    expect(drawCover("caa-records")).toBe(drawCover("caa-records"));
    expect(drawCover("caa-records")).not.toBe(drawCover("what-rdap-tells-you"));
  });

  test("keeps the cover that a slug has always had", () => {
    const svg = drawCover("caa-records");
    expect(svg.length).toBe(2145);
    expect(svg).toContain('<svg class="cover" data-hue="3" viewBox="0 0 320 180"');
    expect(svg).toContain("rotate(-15)");
  });

  test("carries the mark: a ring, and one dot exactly in the middle of it", () => {
    const svg = drawCover("seasonal-search-demand");
    expect(svg.match(/<circle data-part="lens" r="[\d.]+"/g)).toHaveLength(1);
    expect(svg.match(/<circle data-part="dot" r="[\d.]+"\/>/g)).toHaveLength(1);
  });

  test("has no ids and no style attributes, so that many fit on a page under a strict policy", () => {
    for (const slug of ["a", "b", "__proto__", "🦉", ""])
      expect(drawCover(slug)).not.toMatch(/\s(id|style)=|NaN|undefined|Infinity/);
  });

  test("uses only the five colours", () => {
    const hues = Array.from({ length: 300 }, (_, index) => /data-hue="(\d)"/.exec(drawCover(`slug-${index}`))?.[1]);
    expect(new Set(hues)).toEqual(new Set(["0", "1", "2", "3", "4"]));
  });

  test("a category has one hue, and those of a site use all of the eight", () => {
    const hues = Array.from({ length: 300 }, (_, index) => hueOf(`Category ${index}`));
    expect(new Set(hues)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7]));
    expect(hueOf("Domain names")).toBe(hueOf("Domain names"));
  });

  test("the lens lies elsewhere than on the card before it and on the one above, in one column to four", () => {
    for (let place = 0; place < 24; place += 1)
      for (const columns of [1, 2, 3, 4]) expect(lensPlace(place)).not.toBe(lensPlace(place + columns));
  });

  test("a kind has its motif around the one dot, and a kind that a site has added has one of them", () => {
    const withMotif = (kind: string) => drawCover("one", { motif: motifOf(kind) });
    expect(new Set(["article", "blog", "news", "white-paper", "how-to", "api", "glossary"].map(withMotif)).size).toBe(
      7,
    );
    expect(withMotif("how-to")).toBe(withMotif("sop"));
    for (const kind of ["knowledge-base", "tou", "webinar", "__proto__", "constructor", ""]) {
      expect(withMotif(kind).match(/<circle data-part="dot" r="[\d.]+"\/>/g)).toHaveLength(1);
      expect(withMotif(kind)).not.toMatch(/\s(id|style)=|NaN|undefined/);
    }
  });

  test("has fixed compositions for the home page and for the 404", () => {
    expect(drawCover("domainlens", homeField)).toContain('viewBox="0 0 900 520"');
    expect(drawCover("404", lensAlone)).toContain('<circle data-part="lens" r="82"');
  });
});
