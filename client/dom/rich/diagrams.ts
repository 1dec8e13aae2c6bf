import "./diagrams.css";
import type { DrawRequest, DrawResult } from "./diagram-messages.ts";
import { looksOf } from "./diagram-looks.ts";
import { say } from "../../../words/say.ts";

/** Diagrams that wait for their pictures, by the number of their request. */
const waiting = new Map<number, HTMLElement>();
let count = 0;
let frame: Promise<Window> | null = null;

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting && target instanceof HTMLElement) {
        observer.unobserve(target);
        void ask(target);
      }
  },
  { rootMargin: "50% 0px" },
);

/**
 * Draws the diagrams of the open page when they come into view, each for both themes, in a sandboxed frame (`/diagrams/frame`). What comes back is shown as a
 * picture, in which nothing runs and nothing can be pressed. Until then, and where it cannot be drawn, the source is the diagram.
 */
export function drawDiagrams(): void {
  for (const source of document.querySelectorAll<HTMLElement>("[data-diagram]:not([data-seen])")) {
    source.dataset.seen = "";
    // Its writer learns of a mistake below the fold, too.
    if (import.meta.hot) void ask(source);
    else observer.observe(source);
  }
}

async function ask(source: HTMLElement): Promise<void> {
  const id = (count += 1);
  waiting.set(id, source);
  const request: DrawRequest = {
    id,
    text: source.textContent,
    font: getComputedStyle(document.body).fontFamily,
    looks: looksOf(source),
  };
  frame ??= openFrame();
  (await frame).postMessage(request, "*");
}

function openFrame(): Promise<Window> {
  const element = document.createElement("iframe");
  element.src = "/diagrams/frame";
  element.setAttribute("sandbox", "allow-scripts");
  element.title = say("Picture");
  element.ariaHidden = "true";
  element.tabIndex = -1;
  element.dataset.diagrams = "";
  return new Promise((resolve) => {
    addEventListener("message", ({ source, data }: MessageEvent<DrawResult | "ready">) => {
      const { contentWindow } = element;
      if (contentWindow === null || source !== contentWindow) return;
      if (data === "ready") resolve(contentWindow);
      else show(data);
    });
    document.body.append(element);
  });
}

function show(result: DrawResult): void {
  const source = waiting.get(result.id);
  waiting.delete(result.id);
  if (source?.isConnected !== true) return;
  if (result.kind === "failed") {
    source.title = result.reason;
    import.meta.hot?.send("lectern:diagram", { text: source.textContent, reason: result.reason });
    return;
  }
  const box = document.createElement("div");
  box.dataset.drawn = "";
  box.append(...result.pictures.map((svg, index) => pictureOf(svg, nameOf(source.textContent), index === 1)));
  // A block of code is in a frame with its copy button.
  (source.closest("[data-code]") ?? source).before(box);
  source.hidden = true;
}

function pictureOf(svg: string, alt: string, isDark: boolean): HTMLImageElement {
  const image = new Image();
  const [, width] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) /.exec(svg) ?? [];
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  image.alt = alt;
  if (width !== undefined) image.width = Math.ceil(Number(width));
  image.dataset[isDark ? "dark" : "light"] = "";
  return image;
}

/** The title that its author gave, or its source: those who cannot see it read that. */
function nameOf(source: string): string {
  const [, title] = /^\s*(?:accTitle\s*:|title[ :])\s*(.+)$/m.exec(source) ?? [];
  return title?.trim() ?? `${say("Picture")}: ${source.trim()}`;
}
