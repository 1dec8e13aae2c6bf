import { Cover } from "./Cover.tsx";
import styles from "./Picture.module.css";

/** A picture with the space it takes. */
export interface PictureSource {
  readonly url: string;
  readonly width: number | null;
  readonly height: number | null;
}

/**
 * The 16:9 picture of a document, or its cover where it has none. Beside the title it adds nothing to read, so it has
 * no words of its own. `lazy` below the first screen.
 */
export const Picture = ({
  slug,
  image,
  lazy = true,
}: {
  readonly slug: string;
  readonly image: PictureSource | null;
  readonly lazy?: boolean;
}) =>
  image ? (
    <img
      className={styles.picture}
      src={image.url}
      width={image.width ?? 640}
      height={image.height ?? 360}
      alt=""
      loading={lazy ? "lazy" : "eager"}
      decoding="async"
    />
  ) : (
    <Cover className={styles.picture} slug={slug} />
  );
