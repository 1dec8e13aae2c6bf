import { useEffect, useState } from "react";
import { Hidden } from "../../../ui/Hidden.tsx";
import styles from "./DialogStatus.module.css";
import type { DialogSearch } from "./use-dialog-search.ts";
import { say, sayCount } from "../../../../words/say.ts";

/** Long enough that intermediate results are not announced. */
const debounceMs = 500;

/** The keyboard hints and the number of results, which is announced once typing pauses. */
export function DialogStatus({ search }: { readonly search: DialogSearch }) {
  const text = textOf(search);
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <>
      <p className={styles.foot} aria-hidden="true">
        <span className={styles.keys}>
          <kbd>↑</kbd> <kbd>↓</kbd> {say("to move")}
        </span>
        <span className={styles.keys}>
          <kbd>Enter</kbd> {say("to open")}
        </span>
        <span className={styles.keys}>
          <kbd>Esc</kbd> {say("to close")}
        </span>
        <span className={styles.count}>{search.hits.length > 0 && countOf(search)}</span>
      </p>
      <Hidden>
        <output>{announced}</output>
      </Hidden>
    </>
  );
}

function textOf(search: DialogSearch): string {
  const { state } = search;
  if (state === null || state.kind === "waiting") return "";
  if (state.kind === "failed") return state.message;
  if (state.found.items.length === 0) return say("No results found.");
  return state.found.correctedTerm === null
    ? countOf(search)
    : say("Showing results for {term}: {count}", { term: state.found.correctedTerm, count: countOf(search) });
}

/** @example "5 of 68 results" */
function countOf({ state, hits }: DialogSearch): string {
  const total = state?.kind === "found" ? state.found.pagination.totalItems : 0;
  return hits.length < total
    ? sayCount(total, "{shown} of {count} result", "{shown} of {count} results", { shown: hits.length })
    : sayCount(total, "{count} result", "{count} results");
}
