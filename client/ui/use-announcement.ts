import { useEffect } from "react";

/** The element that `Announcer` shows. */
export const announcerId = "announcer";

/** What is over sooner is not worth a word; and the title of a new page, which takes the focus, comes first. */
const restMs = 300;

/** Has a screen reader say something once it has been shown for a moment, and again when it changes. Null: nothing. */
export const useAnnouncement = (text: string | null): void => {
  useEffect(() => {
    if (text === null) return undefined;
    const timer = setTimeout(() => say(text), restMs);
    return () => {
      clearTimeout(timer);
      say("");
    };
  }, [text]);
};

/** The words go by another way than React's, which leaves the children of an element without any alone. */
const say = (text: string): void => document.getElementById(announcerId)?.replaceChildren(text);
