import styles from "./Brand.module.css";
import { Logo } from "./Logo.tsx";
import { useSiteLook } from "./site-look.ts";

/** The site's logo, else the mark and the site's name. The built-in mark is a lens (ring and dot) on a lectern (sloped line). */
export function Brand({ name }: { readonly name: string }) {
  const look = useSiteLook();
  if (look?.logo) return <Logo name={name} {...look.logo} />;
  return (
    <span className={styles.brand} data-heading="">
      {look?.mark ? <img src={look.mark.url} width="26" height="26" alt="" /> : <BuiltInMark />}
      <span>{name}</span>
    </span>
  );
}

function BuiltInMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12.5" cy="9.3" r="7.3" fill="none" stroke="currentColor" strokeWidth="2" />
      <circle cx="12.5" cy="9.3" r="2.8" />
      <path d="M3 21.6 21 16.8" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}
