import { setTimeout as pause } from "node:timers/promises";
import type { Answer } from "../answers/answer.ts";
import type { Card, TouchIcon } from "./card.ts";
import type { CardDrawer } from "./card-drawer.ts";
import type { CardFiles } from "./card-files.ts";

interface DrawingParts {
  readonly drawer: CardDrawer;
  readonly files: CardFiles;
  /** Called with the reason why a picture could not be drawn: a bug. */
  readonly report: (bug: unknown) => void;
  /** How long a request waits. The drawing continues, so that the next request finds it. */
  readonly waitMs: number;
}

/** Draws what belongs at a path and stores it; null if that fails, or takes too long for a request. */
export type Drawing = (path: string, shown: Card | TouchIcon) => Promise<Buffer | null>;

/** Returns a function that draws pictures. Concurrent requests share one drawing, which continues when they have gone. */
export function createDrawing({ drawer, files, report, waitMs }: DrawingParts): Drawing {
  const inProgress = new Map<string, Promise<Uint8Array | null>>();
  const draw = async (path: string, shown: Card | TouchIcon): Promise<Uint8Array | null> => {
    const drawn = await drawer.draw(shown);
    if (drawn.kind === "failed") report(new Error(drawn.reason));
    if (drawn.kind !== "drawn") return null;
    await files.write(path, drawn.png);
    return drawn.png;
  };
  return async (path, shown) => {
    const known = inProgress.get(path) ?? draw(path, shown).finally(() => inProgress.delete(path));
    inProgress.set(path, known);
    const png = await within(known, waitMs);
    return png && Buffer.from(png);
  };
}

async function within<T>(work: Promise<T>, waitMs: number): Promise<T | null> {
  const waited = new AbortController();
  try {
    return await Promise.race([work, pause(waitMs, null, { signal: waited.signal })]);
  } finally {
    waited.abort();
  }
}

/** Kept on disk, and not in memory with the pages: a crawler requests each picture once. Other sites may embed it. */
export function picture(png: Buffer): Answer {
  return {
    status: 200,
    headers: {
      "content-type": "image/png",
      "cache-control": "public, max-age=31536000, immutable",
      "cross-origin-resource-policy": "cross-origin",
    },
    body: png,
    freshUntil: 0,
    usableUntil: 0,
  };
}
