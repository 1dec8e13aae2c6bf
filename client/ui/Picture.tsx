import { useMemo } from "react";
import { Cover } from "./cover/Cover.tsx";
import { hueOf, lensPlace } from "./cover/cover.ts";
import { motifOf } from "./cover/cover-motifs.ts";
import styles from "./Picture.module.css";
import { useSiteLook } from "./site-look.ts";

/** A picture and its dimensions. */
export interface PictureSource {
  readonly url: string;
  readonly width: number | null;
  readonly height: number | null;
}

interface PictureProps {
  readonly slug: string;
  readonly image: PictureSource | null;
  /** The type of the document: the motif of its cover. */
  readonly kind: string;
  /** Its category: the hue of its cover. */
  readonly category: string | null;
  /** Its place among others, counted from 0: neighbours have different covers. */
  readonly place: number;
  /** Below the first screen. */
  readonly lazy?: boolean;
}

/** The 16:9 picture of a document, or its cover if it has none (`none`: a hidden element, which keeps the place of the first one). Decorative beside the title, so its `alt` is empty. */
export function Picture({ slug, image, kind, category, place, lazy = true }: PictureProps) {
  const composition = useMemo(() => compositionOf(kind, category, place), [kind, category, place]);
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
    <Cover className={styles.picture} slug={slug} composition={composition} />
  );
}

function compositionOf(kind: string, category: string | null, place: number) {
  return { hue: category === null ? 0 : hueOf(category), motif: motifOf(kind), x: lensPlace(place) };
}
