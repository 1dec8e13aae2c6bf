import type { ViteDevServer } from "vite";
import { z } from "zod";

/** Where in the content folder a text stands; null if it is not there. */
export type FindLines = (text: string) => { readonly file: string; readonly line: number } | null;

/** What a page says of a diagram that it could not draw. */
const Mistake = z.object({ text: z.string().max(100_000), reason: z.string().max(10_000) });

/** The event by which pages report it (client/dom/rich/diagrams.ts). */
const event = "lectern:diagram";

/** Logs diagrams that a page could not draw, with file and line: only a browser draws them, so that no check before it finds these. */
export function watchDiagrams(vite: ViteDevServer, findLines: FindLines, show: (message: string) => void): void {
  vite.ws.on(event, (data: unknown) => {
    const mistake = Mistake.safeParse(data);
    if (mistake.success) show(messageOf(mistake.data, findLines));
  });
}

/** Mermaid counts lines from the first of the diagram, and what lacks an end is wrong behind its last. */
function messageOf({ text, reason }: z.infer<typeof Mistake>, findLines: FindLines): string {
  const place = findLines(text);
  const [, reported = "1"] = /\bon line (\d+)/.exec(reason) ?? [];
  const line = Math.min(Number(reported), text.trim().split("\n").length);
  const where = place === null ? "" : `${place.file}:${place.line + line - 1} `;
  const words = reason.split("\n").slice(0, 2).join(" ").trim();
  return `content: ${where}the diagram cannot be drawn: ${words}. Its source is shown`;
}
