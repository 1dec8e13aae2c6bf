import styles from "./Tree.module.css";

/** A part of the tree that could not be had, and how to ask again. */
export const TreeFailure = ({ onRetry }: { readonly onRetry: () => void }) => (
  <p className={styles.note} role="alert">
    Error loading data{" "}
    <button type="button" onClick={onRetry}>
      Retry
    </button>
  </p>
);
