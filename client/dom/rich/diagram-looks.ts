type Look = Readonly<Record<string, string | boolean>>;

/** Made of colours that every page has. */
const wash = "color-mix(in oklab, var(--accent) 9%, var(--paper))";

/** The colours that Mermaid derives a diagram from, by those of the page. */
const colours = {
  background: "var(--paper)",
  primaryColor: wash,
  primaryTextColor: "var(--ink)",
  primaryBorderColor: "var(--accent)",
  secondaryColor: "var(--wash)",
  secondaryTextColor: "var(--ink)",
  secondaryBorderColor: "var(--line)",
  tertiaryColor: "var(--paper)",
  tertiaryTextColor: "var(--ink)",
  tertiaryBorderColor: "var(--line)",
  lineColor: "var(--ink-2)",
  textColor: "var(--ink)",
  mainBkg: wash,
  nodeBorder: "var(--accent)",
  clusterBkg: "var(--wash)",
  clusterBorder: "var(--line)",
  edgeLabelBackground: "var(--paper)",
  noteBkgColor: "var(--wash)",
  noteTextColor: "var(--ink)",
  noteBorderColor: "var(--line)",
  actorBkg: wash,
  actorBorder: "var(--accent)",
  actorTextColor: "var(--ink)",
  signalColor: "var(--ink-2)",
  signalTextColor: "var(--ink)",
  labelTextColor: "var(--ink)",
  titleColor: "var(--ink)",
} as const;

/** The colours of the site, in the light and in the dark theme, as Mermaid takes them. */
export function looksOf(place: Element): readonly Look[] {
  const probe = document.createElement("span");
  // Where colours are forced, all of them would be that of text; diagrams.css names the system's in their place.
  probe.dataset.probe = "";
  place.before(probe);
  const looks = (["light", "dark"] as const).map((scheme) => {
    probe.style.colorScheme = scheme;
    const entries = Object.entries(colours).map(([name, colour]) => [name, plain(probe, colour)] as const);
    return { ...Object.fromEntries(entries), darkMode: scheme === "dark" };
  });
  probe.remove();
  return looks;
}

/** A colour as a browser computes it, in the one notation that every reader of colours knows. */
function plain(probe: HTMLElement, colour: string): string {
  probe.style.color = colour;
  const canvas = new OffscreenCanvas(1, 1).getContext("2d");
  if (canvas === null) return "#888888";
  canvas.fillStyle = getComputedStyle(probe).color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
