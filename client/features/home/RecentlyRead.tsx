import { useSyncExternalStore } from "react";
import { Link } from "react-router-dom";
import { forgetReadings, onReadingsChanged, readings } from "../../data/readings.ts";
import { focusWhenThere, pageHeading } from "../../dom/focus.ts";
import styles from "./Hero.module.css";
import { say } from "../../../words/say.ts";

const mostShown = 2;

const none: ReturnType<typeof readings> = [];

/** Links to the documents last read in this browser, and a button that clears them. The list never leaves the browser. */
export function RecentlyRead() {
  const read = useSyncExternalStore(onReadingsChanged, readings, () => none);
  return read.length === 0 ? null : (
    <p className={styles.read}>
      <span>{say("Recently read:")}</span>
      {read.slice(0, mostShown).map(({ slug, path, subject }) => (
        <Link key={slug} to={path}>
          {subject}
        </Link>
      ))}
      <button type="button" aria-label={say("Clear what you recently read")} onClick={forget}>
        {say("Clear")}
      </button>
    </p>
  );
}

/** The button goes with them, and hands the focus to what stays. */
function forget(): void {
  focusWhenThere(pageHeading);
  forgetReadings();
}
