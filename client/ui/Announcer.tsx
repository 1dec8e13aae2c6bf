import hidden from "./Hidden.module.css";
import { announcerId } from "./use-announcement.ts";

/**
 * Where `useAnnouncement` puts its words. It is there, and empty, before any of them: a screen reader speaks what changes in
 * such a region, and not one that comes together with its words.
 */
export const Announcer = () => <output className={hidden.hidden} id={announcerId} />;
