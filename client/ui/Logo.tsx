import styles from "./Logo.module.css";
import type { LookPicture, SiteLook } from "./site-look.ts";

/** The site's own logo, with its name for who cannot see it. Lazy, so that only the picture of the theme in use is fetched, after the text. */
export function Logo({ name, light, dark }: { readonly name: string } & NonNullable<SiteLook["logo"]>) {
  return dark === null ? (
    <LogoPicture className={styles.logo} name={name} picture={light} />
  ) : (
    <>
      <LogoPicture className={`${styles.logo} ${styles.light}`} name={name} picture={light} />
      <LogoPicture className={`${styles.logo} ${styles.dark}`} name={name} picture={dark} />
    </>
  );
}

interface LogoPictureProps {
  readonly className: string | undefined;
  readonly name: string;
  readonly picture: LookPicture;
}

function LogoPicture({ className, name, picture: { url, width, height } }: LogoPictureProps) {
  return <img className={className} src={url} width={width} height={height} alt={name} loading="lazy" />;
}
