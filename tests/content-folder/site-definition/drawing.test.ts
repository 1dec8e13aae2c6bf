import { expect, test } from "vitest";
import { readDrawing } from "../../../content-folder/site-definition/theme/drawing/read-drawing.ts";

function svg(inside: string, attributes = 'viewBox="0 0 10 10"'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
}

function shapesOf(inside: string) {
  return readDrawing(svg(inside))?.shapes ?? null;
}

/** A group that refers to another again and again. */
function groupOf(id: string, other: string): string {
  return `<g id="${id}">${`<use href="#${other}"/>`.repeat(400)}</g>`;
}

const red = { kind: "colour", colour: [1, 0, 0, 1] };

test("shapes keep their outline, their place and their paint, whatever says it", () => {
  expect(readDrawing(svg('<rect x="1" width="4" height="2" fill="red"/>', 'width="20" viewBox="-1 -2 10 5"'))).toEqual({
    x: -1,
    y: -2,
    width: 10,
    height: 5,
    shapes: [{ path: "M1 0h4v2h-4z", matrix: [1, 0, 0, 1, 0, 0], fill: red, isEvenOdd: false, stroke: null }],
  });
  const sayRed = [
    '<path d="M0 0h1" fill="#f00"/>',
    '<path d="M0 0h1" style="fill : red ; stroke:none"/>',
    '<g fill="red"><g><path d="M0 0h1"/></g></g>',
    '<style>.a, .b { fill: rgb(255 0 0) }</style><path class="x b" d="M0 0h1" fill="blue"/>',
    '<style>path{fill:red}@media (prefers-color-scheme: dark){path{fill:blue}}</style><path d="M0 0h1"/>',
    '<g color="red"><path d="M0 0h1" fill="currentColor"/></g>',
    '<defs><path id="p" d="M0 0h1"/></defs><use href="#p" fill="red"/>',
  ];
  for (const inside of sayRed)
    expect([inside, shapesOf(inside)]).toEqual([inside, [expect.objectContaining({ path: "M0 0h1", fill: red })]]);
});

test("transformations, opacity and references add up", () => {
  const inside =
    '<g transform="translate(2 1)" opacity=".5"><use href="#c" x="3" opacity="0.5"/></g><defs><circle id="c" r="1" transform="scale(2)"/></defs>';
  expect(shapesOf(inside)).toEqual([
    expect.objectContaining({ matrix: [2, 0, 0, 2, 5, 1], fill: { kind: "colour", colour: [0, 0, 0, 0.25] } }),
  ]);
});

test.each([
  "<text>A</text>",
  '<image href="x.png"/>',
  '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">A</p></foreignObject>',
  '<path d="M0 0h1" clip-path="url(#c)"/>',
  '<g style="mask: url(#m)"><path d="M0 0h1"/></g>',
  '<path d="M0 0h1" fill="url(#none)"/>',
  '<path d="M0 0h1" fill="no-colour"/>',
  '<path d="M0 0h1" transform="perspective(1)"/>',
  '<path d="M0 0h1;alert(1)"/>',
  "<style>path > g { fill: red }</style><path d='M0 0h1'/>",
  '<linearGradient id="g" gradientUnits="userSpaceOnUse"><stop/></linearGradient><path d="M0 0h1" fill="url(#g)"/>',
  "",
])("a drawing with %s is not read by halves", (inside) => {
  expect(shapesOf(`<rect width="0"/>${inside}`)).toBeNull();
});

test("what would never end, or is no XML, is no drawing", () => {
  const hostile = [
    '<g id="a"><use href="#a"/></g>',
    `${"<g>".repeat(30_000)}${"</g>".repeat(30_000)}`,
    '<path d="M0 0h1"/>'.repeat(5_000),
    `<g id="a">${'<path d="M0 0h1"/>'.repeat(30)}</g><g id="b">${'<use href="#a"/>'.repeat(30)}</g>`,
    `<path d="M0 0h1" transform="${"a".repeat(150_000)}"/>`,
    `<path d="M0 0h1" stroke-width="${"1".repeat(150_000)}x"/>`,
    `<style>${"@".repeat(150_000)}</style><path d="M0 0h1"/>`,
    `<style>${"a,".repeat(2_000)}a{}</style><path d="M0 0h1"/>`,
    `<defs><path id="p" d="M0 0${"h1".repeat(50_000)}"/></defs>${'<use href="#p"/>'.repeat(400)}`,
    `<path d="M0 0h1"/><defs><g id="a"/>${groupOf("b", "a")}${groupOf("c", "b")}</defs>${'<use href="#c"/>'.repeat(400)}`,
    "<path",
    "&lol;",
  ];
  for (const inside of hostile) expect(shapesOf(inside)).toBeNull();
  expect(readDrawing(`<!DOCTYPE svg [<!ENTITY a "b">]>${svg("&a;<path d='M0 0h1'/>")}`)).toBeNull();
  expect(readDrawing("")).toBeNull();
});

test("ends and corners of lines with names that no drawing has are the usual ones", () => {
  const line = (attributes: string) => shapesOf(`<path d="M0 0h1" stroke="red" ${attributes}/>`);
  for (const name of ["constructor", "toString", "odd"])
    expect(line(`stroke-linecap="${name}" stroke-linejoin="${name}"`)).toEqual(line(""));
});

test("references to what has no shape are passed over", () => {
  const inside = `<defs><g id="a"/>${groupOf("b", "a")}</defs>${'<use href="#b"/>'.repeat(10)}<path d="M0 0h1"/>`;
  expect(shapesOf(inside)).toHaveLength(1);
});

test("a script in it is not drawn, and not run", () => {
  expect(shapesOf('<script>globalThis.wasRun = true</script><path d="M0 0h1" onclick="x()" fill="red"/>')).toHaveLength(
    1,
  );
  expect("wasRun" in globalThis).toBe(false);
});

test("a length and a transformation that do not end are read once", () => {
  const long = 180_000;
  expect(shapesOf(`<path d="M0 0h1" transform="${"a(".repeat(long)}"/>`)).toBe(null);
  expect(shapesOf(`<path d="M0 0h1" transform="${"a".repeat(long)}"/>`)).toBe(null);
  expect(shapesOf(`<rect width="${"1".repeat(long)}x" height="1"/>`)).toEqual(shapesOf('<rect width="x" height="1"/>'));
});
