import type { Matrix } from "./drawing.ts";

/** The transformation that changes nothing. */
export const unchanged: Matrix = [1, 0, 0, 1, 0, 0];

const call = /(?<![a-zA-Z])([a-zA-Z]+)\s*\(([^)]*)\)/g;

/** First the second, then the first. */
export function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** Reads `transform` of SVG; null where it is none. */
export function matrixOf(text: string | undefined): Matrix | null {
  if (text === undefined) return unchanged;
  // Behind the last bracket, each name would be read to the end for one.
  const end = text.lastIndexOf(")") + 1;
  const calls = [...text.slice(0, end).matchAll(call)];
  const between = text.slice(0, end).replaceAll(call, "") + text.slice(end);
  if (between.trim().replaceAll(",", "") !== "") return null;
  let matrix = unchanged;
  for (const [, name = "", given = ""] of calls) {
    const one = matrixOfCall(name, numbersIn(given));
    if (one === null) return null;
    matrix = times(matrix, one);
  }
  return matrix.every(Number.isFinite) ? matrix : null;
}

/** The numbers of an attribute, without their units. */
export function numbersIn(text: string): readonly number[] {
  return (text.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/g) ?? []).map(Number);
}

function matrixOfCall(name: string, numbers: readonly number[]): Matrix | null {
  const [one = 0, two, three = 0, four = 0, five = 0, six = 0] = numbers;
  const tangent = Math.tan(radians(one));
  switch (name) {
    case "matrix":
      return numbers.length === 6 ? [one, two ?? 0, three, four, five, six] : null;
    case "translate":
      return [1, 0, 0, 1, one, two ?? 0];
    case "scale":
      return [one, 0, 0, two ?? one, 0, 0];
    case "rotate":
      return rotation(radians(one), two ?? 0, three);
    case "skewX":
      return [1, 0, tangent, 1, 0, 0];
    case "skewY":
      return [1, tangent, 0, 1, 0, 0];
    default:
      return null;
  }
}

function rotation(angle: number, x: number, y: number): Matrix {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
