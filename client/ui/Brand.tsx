import styles from "./Brand.module.css";

/** The mark and the site's name. The mark is a lens (ring and dot) on a lectern (sloped line). */
export function Brand({ name }: { readonly name: string }) {
  return (
    <span className={styles.brand}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12.5" cy="9.3" r="7.3" fill="none" stroke="currentColor" strokeWidth="2" />
        <circle cx="12.5" cy="9.3" r="2.8" />
        <path d="M3 21.6 21 16.8" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
      </svg>
      <span>{name}</span>
    </span>
  );
}
