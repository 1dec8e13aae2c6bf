import { html } from "./html.ts";
import type { Html } from "./html.ts";

/** One bar of a plot. */
export interface Bar {
  readonly label: string;
  readonly count: number;
}

/** A horizontal bar chart. Labels and numbers are text, which keeps its size on narrow screens; only the bars are SVG. */
export function plot(title: string, bars: readonly Bar[]): Html {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return html`<figure><figcaption>${title}</figcaption><ol class="bars">${bars.map(
    ({ label, count }) =>
      html`<li><span>${label}</span><svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect width="${((count / most) * 100).toFixed(1)}" height="10"/></svg><b>${count}</b></li>`,
  )}</ol></figure>`;
}

const columnPx = 7;
const heightPx = 24;

/** The distribution of the ten half-star ratings, small enough to fit in a line of text. */
export function distribution(counts: readonly number[]): Html {
  const most = Math.max(1, ...counts);
  const words = counts.flatMap((count, index) => (count === 0 ? [] : [`${starsOf(index)}: ${count}`]));
  return html`<svg class="distribution" viewBox="0 0 ${counts.length * columnPx} ${heightPx}" role="img" aria-label="${words.join(", ")}">${counts.map(
    (count, index) => {
      const height = count === 0 ? 1 : Math.max(3, Math.round((count / most) * heightPx));
      return html`<rect x="${index * columnPx}" y="${heightPx - height}" width="${columnPx - 2}" height="${height}"/>`;
    },
  )}</svg>`;
}

/** @example starsOf(2) // "1.5 stars" */
export function starsOf(index: number): string {
  return `${(index + 1) / 2} ${index === 1 ? "star" : "stars"}`;
}
