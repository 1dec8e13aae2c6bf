import { Cover } from "./cover/Cover.tsx";
import styles from "./Picture.module.css";
import { useSiteLook } from "./site-look.ts";

/** A picture and its dimensions. */
export interface PictureSource {
  readonly url: string;
  readonly width: number | null;
  readonly height: number | null;
}

/** The 16:9 picture of a document, or its cover if it has none (`none`: a hidden element, which keeps the place of the first one). Decorative beside the title, so its `alt` is empty. `lazy` below the first screen. */
export function Picture({
  slug,
  image,
  lazy = true,
}: {
  readonly slug: string;
  readonly image: PictureSource | null;
  readonly lazy?: boolean;
}) {
  const cover = useSiteLook()?.cover ?? "pattern";
  return image ? (
    <img
      className={styles.picture}
      src={image.url}
      width={image.width ?? 640}
      height={image.height ?? 360}
      alt=""
      loading={lazy ? "lazy" : "eager"}
      decoding="async"
    />
  ) : cover === "none" ? (
    <span hidden />
  ) : cover === "plain" ? (
    <div className={`${styles.picture} ${styles.plain}`} />
  ) : (
    <Cover className={styles.picture} slug={slug} />
  );
}
