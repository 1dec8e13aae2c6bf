import type { ComponentProps } from "react";
import styles from "./Button.module.css";

/** The look of a button: at most one `main` per screen, `round` for a lone icon. */
export type ButtonKind = "plain" | "main" | "round";

/** The classes of a button, for links that look like one. */
export function buttonClass(kind: ButtonKind = "plain"): string {
  return (kind === "round" ? styles.round : kind === "main" ? `${styles.button} ${styles.main}` : styles.button) ?? "";
}

/** A button. One with only an icon needs an `aria-label`. */
export function Button({
  kind = "plain",
  type = "button",
  ...rest
}: { readonly kind?: ButtonKind } & Omit<ComponentProps<"button">, "className">) {
  return (
    // oxlint-disable-next-line react/button-has-type -- it has one, "button" unless said otherwise
    <button type={type} className={buttonClass(kind)} {...rest} />
  );
}
