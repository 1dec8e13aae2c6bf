import { useEffect } from "react";

/** The id of the live region that `Announcer` renders. */
export const announcerId = "announcer";

/** States shorter than this are not announced; the heading of a new page, which takes the focus, is read first. */
const delayMs = 300;

/** Announces a text once it has been shown for a moment, and again when it changes. Null announces nothing. */
export function useAnnouncement(text: string | null): void {
  useEffect(() => {
    if (text === null) return undefined;
    let frame = 0;
    const timer = setTimeout(() => {
      // A new page's heading takes the focus in a frame: however late that comes, it is before this one.
      frame = requestAnimationFrame(() => say(text));
    }, delayMs);
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      say("");
    };
  }, [text]);
}

/** Writes to the DOM directly. React does not touch the children of an element that it renders without any. */
function say(text: string): void {
  document.getElementById(announcerId)?.replaceChildren(text);
}
