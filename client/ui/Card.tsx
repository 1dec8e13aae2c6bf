import type { ReactNode } from "react";
import styles from "./Card.module.css";
import layout from "./layout.module.css";

/** A grid of cards: three columns where there is room, one on phones. */
export const CardGrid = ({ children }: { readonly children: ReactNode }) => (
  <ul className={styles.cards}>{children}</ul>
);

/** What a card shows. All but picture and heading may be missing. */
export interface CardProps {
  readonly picture: ReactNode;
  readonly label: string | null;
  /** An `h2` or `h3` around the one link, which then covers the whole card. */
  readonly heading: ReactNode;
  readonly text: string | null;
  readonly author?: string | null;
  /** Dates in words. */
  readonly dates?: readonly string[];
  /** What the click does, in words; read out already by the heading. */
  readonly more?: string;
}

/** One document in a grid. */
export const Card = ({ picture, label, heading, text, author, dates = [], more }: CardProps) => (
  <li className={styles.card}>
    {picture}
    {label && <span className={layout.label}>{label}</span>}
    {heading}
    {text && <p className={styles.text}>{text}</p>}
    {author && <p className={styles.by}>{author}</p>}
    {dates.length > 0 && (
      <p className={styles.meta}>
        {dates.map((date) => (
          <span key={date}>{date}</span>
        ))}
      </p>
    )}
    {more && (
      <span className={styles.more} aria-hidden="true">
        {more}
      </span>
    )}
  </li>
);
