import styles from "./State.module.css";

/** The lens on its lectern with nothing under it; its dot is hollow if something failed. */
export function StateDrawing({ failed = false }: { readonly failed?: boolean }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 200 110" aria-hidden="true">
      <path
        className={styles.far}
        d="M18 34h34m10 0h.01m9 0h14m18 0h22m10 0h.01m9 0h10M10 54h20m10 0h.01m9 0h12m80 0h28m10 0h.01M26 74h30m10 0h.01m9 0h10m50 0h22m10 0h.01m9 0h12"
      />
      <circle className={styles.glass} cx="104" cy="48" r="34" />
      <circle className={failed ? styles.gone : styles.dot} cx="104" cy="48" r="5" />
      <path d="M40 104 168 70M104 87v20M92 107h24" />
    </svg>
  );
}
