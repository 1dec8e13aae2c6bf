import { describe, expect, test } from "vitest";
import { drawCover, homeField, lensAlone } from "../../../client/ui/cover/cover.ts";

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

  test("has fixed compositions for the home page and for the 404", () => {
    expect(drawCover("domainlens", homeField)).toContain('viewBox="0 0 900 520"');
    expect(drawCover("404", lensAlone)).toContain('<circle data-part="lens" r="82"');
  });
});
