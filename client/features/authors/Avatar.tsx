import { initialsOf } from "../../text/author-count.ts";
import styles from "./Avatar.module.css";

interface AvatarProps {
  readonly name: string;
  /** Null: the initials are shown instead. */
  readonly image: string | null;
  readonly size?: "small" | "large";
}

/** An author's picture. Decorative: the name is beside it. */
export function Avatar({ name, image, size = "small" }: AvatarProps) {
  const className = `${styles.avatar} ${size === "large" ? styles.large : ""}`;
  const pixels = size === "large" ? 88 : 44;
  return image === null ? (
    <span className={className} aria-hidden="true" data-heading="">
      {initialsOf(name)}
    </span>
  ) : (
    <img
      className={className}
      src={image}
      width={pixels}
      height={pixels}
      alt=""
      loading={size === "large" ? "eager" : "lazy"}
    />
  );
}
