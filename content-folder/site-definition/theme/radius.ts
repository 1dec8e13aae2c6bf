import { show } from "../../fields.ts";

const most = 24;

/** Why a value cannot be the radius of corners; null if it can. */
export function faultOfRadius(value: string | number): string | null {
  if (radiusOf(value) !== null) return null;
  return `expected a length from 0px to ${most}px, got ${show(value)}. The nearest is "${nearestRadius(value)}"`;
}

/** @example radiusOf("10px") // 10 */
export function radiusOf(value: string | number): number | null {
  const pixels = value === 0 ? 0 : Number(/^(\d{1,3}(?:\.\d{1,2})?)px$/.exec(String(value))?.[1] ?? Number.NaN);
  return pixels <= most ? pixels : null;
}

/** A length without a unit is taken as pixels, one of text sizes as 16 pixels each. */
function nearestRadius(value: string | number): string {
  const [, number = "10", unit = ""] = /^\s*(-?\d*\.?\d+)\s*([a-z]*)/i.exec(String(value)) ?? [];
  const pixels = Number(number) * (/^r?em$/i.test(unit) ? 16 : 1);
  return `${Math.min(most, Math.max(0, Math.round(pixels)))}px`;
}
