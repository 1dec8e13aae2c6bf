/// <reference lib="dom" />
import type { DrawRequest, DrawResult } from "../dom/rich/diagram-messages.ts";

/**
 * Draws diagrams for the page around it (client/dom/rich/diagrams.ts), in a sandboxed frame: this document has no origin, and its policy runs nothing but the
 * files of `/diagrams/`. Served without a build (gateway/pages/diagrams/diagrams-route.ts): no value is imported but the package, by its address.
 */
const { default: mermaid } = await import(/* @vite-ignore */ new URL("./mermaid.esm.min.mjs", location.href).href);

let turn = Promise.resolve();
let count = 0;

addEventListener("message", ({ source, data }: MessageEvent<DrawRequest>) => {
  if (source !== parent) return;
  // One after another: Mermaid has one configuration.
  turn = turn.then(() => draw(data)).then((result) => parent.postMessage(result, "*"));
});

parent.postMessage("ready", "*");

async function draw({ id, text, font, looks }: DrawRequest): Promise<DrawResult> {
  try {
    const pictures: string[] = [];
    for (const variables of looks) {
      mermaid.initialize({
        startOnLoad: false,
        securityLevel: "strict",
        suppressErrorRendering: true,
        htmlLabels: false,
        flowchart: { htmlLabels: false },
        deterministicIds: true,
        theme: "base",
        fontFamily: font,
        themeVariables: { ...variables, fontFamily: font },
      });
      const { svg } = await mermaid.render(`diagram-${(count += 1)}`, text);
      pictures.push(svg);
    }
    return { id, kind: "drawn", pictures };
  } catch (error) {
    return { id, kind: "failed", reason: error instanceof Error ? error.message : String(error) };
  }
}
