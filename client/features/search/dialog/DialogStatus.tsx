import { useEffect, useState } from "react";
import { Hidden } from "../../../ui/Hidden.tsx";
import styles from "./DialogStatus.module.css";
import type { DialogSearch } from "./use-dialog-search.ts";

/** Long enough that what is on its way is not read out. */
const restMs = 500;

/** The keys, and how much was found; read out once the typing rests. */
export const DialogStatus = ({ search }: { readonly search: DialogSearch }) => {
  const text = textOf(search);
  const [said, say] = useState("");
  useEffect(() => {
    const rest = setTimeout(() => say(text), restMs);
    return () => clearTimeout(rest);
  }, [text]);
  return (
    <>
      <p className={styles.foot} aria-hidden="true">
        <span className={styles.keys}>
          <kbd>↑</kbd> <kbd>↓</kbd> to move
        </span>
        <span className={styles.keys}>
          <kbd>Enter</kbd> to open
        </span>
        <span className={styles.keys}>
          <kbd>Esc</kbd> to close
        </span>
        <span className={styles.count}>{search.hits.length > 0 && countOf(search)}</span>
      </p>
      <Hidden>
        <output>{said}</output>
      </Hidden>
    </>
  );
};

const textOf = (search: DialogSearch): string => {
  const { state } = search;
  if (state === null || state.kind === "waiting") return "";
  if (state.kind === "failed") return state.message;
  if (state.found.items.length === 0) return "No results found.";
  return state.found.correctedTerm === null
    ? countOf(search)
    : `Showing results for ${state.found.correctedTerm}: ${countOf(search)}`;
};

/** @example "5 of 68 results" */
const countOf = ({ state, hits }: DialogSearch): string => {
  const total = state?.kind === "found" ? state.found.pagination.totalItems : 0;
  return `${hits.length < total ? `${hits.length} of ${total}` : total} ${total === 1 ? "result" : "results"}`;
};
