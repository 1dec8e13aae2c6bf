import type { ComponentProps } from "react";
import styles from "./Button.module.css";

/** How a button looks: one main action a screen, round ones for a lone icon. */
export type ButtonKind = "plain" | "main" | "round";

/** The classes of a button, for links that look like one. */
export const buttonClass = (kind: ButtonKind = "plain"): string =>
  (kind === "round" ? styles.round : kind === "main" ? `${styles.button} ${styles.main}` : styles.button) ?? "";

/** A button of ours. One with an icon alone needs an `aria-label`. */
export const Button = ({
  kind = "plain",
  type = "button",
  ...rest
}: { readonly kind?: ButtonKind } & Omit<ComponentProps<"button">, "className">) => (
  // oxlint-disable-next-line react/button-has-type -- it has one, "button" unless said otherwise
  <button type={type} className={buttonClass(kind)} {...rest} />
);
