import hidden from "./Hidden.module.css";
import { announcerId } from "./use-announcement.ts";

/**
 * The live region of `useAnnouncement`. It is in the page, empty, before the first announcement: screen readers announce
 * changes to a live region, but not a region inserted together with its text.
 */
export function Announcer() {
  return <output className={hidden.hidden} id={announcerId} />;
}
