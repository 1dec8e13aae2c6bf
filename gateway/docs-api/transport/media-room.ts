import { DocsApiError } from "../docs-api-error.ts";
import type { DocsApiLog } from "../docs-api-log.ts";

/** Limits the media files that are under way at once, their bodies included: these last as long as visitors take to read them. */
export interface MediaRoom {
  /**
   * Takes a place.
   *
   * @returns what gives it back; further calls do nothing.
   * @throws {DocsApiError} when all are taken (`unavailable`).
   */
  enter(call: string): () => void;
}

/** The first refusal is logged, and again one after a place was free. */
export function createMediaRoom(mediaAtOnce: number, log: DocsApiLog | null): MediaRoom {
  let taken = 0;
  let isFullReported = false;
  return {
    enter: (call) => {
      if (taken >= mediaAtOnce) {
        if (!isFullReported)
          log?.warn(
            { group: "media" },
            `Docs backend, media: ${mediaAtOnce} files are being read; further ones are rejected`,
          );
        isFullReported = true;
        const reason = "not called, because too many media files are being read";
        throw new DocsApiError({ problem: "unavailable", call, reason, withoutCall: true });
      }
      taken += 1;
      let isLeft = false;
      return () => {
        if (isLeft) return;
        isLeft = true;
        taken -= 1;
        isFullReported = false;
      };
    },
  };
}
