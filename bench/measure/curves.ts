/** A line in a chart. */
export interface Curve {
  readonly name: string;
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

export interface ChartTexts {
  readonly title: string;
  readonly x: string;
  readonly y: string;
}

const [width, height] = [720, 420];
const plot = { left: 70, right: 540, top: 50, bottom: 360 };
const colours = ["#1f5fbf", "#c2410c", "#15803d", "#7e22ce", "#b91c1c", "#0e7490", "#a16207", "#475569"];

/** Draws curves on two logarithmic axes as a self-contained SVG. */
export function drawCurves(curves: readonly Curve[], texts: ChartTexts): string {
  const points = curves.flatMap((curve) => curve.points);
  const x = axis(
    points.map((point) => point.x),
    plot.left,
    plot.right,
  );
  const y = axis(
    points.map((point) => point.y),
    plot.bottom,
    plot.top,
  );
  const lines = curves.map(({ points: ofCurve }, index) => {
    const places = ofCurve.map((point) => `${x.place(point.x).toFixed(1)},${y.place(point.y).toFixed(1)}`);
    const dots = places
      .map((place) => `<circle cx="${place.split(",")[0]}" cy="${place.split(",")[1]}" r="3"/>`)
      .join("");
    return `<g stroke="${colourOf(index)}" fill="${colourOf(index)}"><polyline points="${places.join(" ")}" fill="none" stroke-width="2"/>${dots}</g>`;
  });
  const names = curves.map(
    ({ name }, index) =>
      `<text x="${plot.right + 16}" y="${plot.top + 14 + index * 20}" fill="${colourOf(index)}">${escape(name)}</text>`,
  );
  const xTicks = x.ticks.map(
    (tick) => `<text x="${x.place(tick)}" y="${plot.bottom + 18}" text-anchor="middle">${numberText(tick)}</text>`,
  );
  const yTicks = y.ticks.map(
    (tick) =>
      `<path d="M${plot.left} ${y.place(tick)}H${plot.right}" stroke="#ddd"/><text x="${plot.left - 8}" y="${y.place(tick) + 4}" text-anchor="end">${numberText(tick)}</text>`,
  );
  const words = [
    `<text x="${plot.left}" y="28" font-size="16" font-weight="600">${escape(texts.title)}</text>`,
    `<text x="${(plot.left + plot.right) / 2}" y="${plot.bottom + 42}" text-anchor="middle">${escape(texts.x)}</text>`,
    `<text x="14" y="${plot.top - 10}">${escape(texts.y)}</text>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12" fill="#222"><rect width="100%" height="100%" fill="#fff"/>${[...yTicks, ...xTicks, ...words, ...lines, ...names].join("\n")}</svg>\n`;
}

/** A logarithmic axis between powers of ten. */
function axis(values: readonly number[], from: number, to: number) {
  const known = values.filter((value) => value > 0);
  const low = Math.floor(Math.log10(Math.min(...known)));
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...known))));
  const place = (value: number): number =>
    from + ((Math.log10(Math.max(value, 10 ** low)) - low) / (high - low)) * (to - from);
  return { place, ticks: Array.from({ length: high - low + 1 }, (_, index) => 10 ** (low + index)) };
}

function colourOf(index: number): string {
  return colours[index % colours.length] ?? "#222";
}

function numberText(value: number): string {
  return value < 1 ? String(value) : value.toLocaleString("en-US");
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
