import type { RequestListener } from "node:http";

/** Who reads the content folder: the gateway its own files, the embedded backend documents and media. */
export type Reader = "site" | "documents";

/** Changes of the content folder that somebody has noticed and not yet read. */
export interface NoticedChanges {
  readonly notice: (reader: Reader) => void;
  /** What that reader had noticed is in force. */
  readonly settle: (reader: Reader) => void;
  /**
   * Makes requests wait while a change is being read, so that a page loaded after a file was saved shows what was saved. `look` notices what the
   * system has not reported yet; it is called for every other request.
   */
  readonly hold: (listener: RequestListener, look: () => void) => RequestListener;
}

/** A folder that changes without end holds no request for longer than one change does: `heldMaxMs`. */
export function createNoticedChanges(heldMaxMs: number): NoticedChanges {
  const readers = new Set<Reader>();
  /** The requests that wait; null while none has to. */
  let held: (() => void)[] | null = null;
  let timer: NodeJS.Timeout | undefined;
  const open = (): void => {
    clearTimeout(timer);
    const waited = held ?? [];
    held = null;
    for (const proceed of waited) proceed();
  };
  return {
    notice: (reader) => {
      if (readers.size === 0 && heldMaxMs > 0) {
        held = [];
        timer = setTimeout(open, heldMaxMs);
      }
      readers.add(reader);
    },
    settle: (reader) => {
      readers.delete(reader);
      if (readers.size === 0) open();
    },
    hold: (listener, look) => (request, response) => {
      if (held === null) look();
      if (held === null) listener(request, response);
      else held.push(() => listener(request, response));
    },
  };
}
