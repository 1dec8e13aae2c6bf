import type { HTMLAttributes, ReactNode } from "react";
import styles from "./Card.module.css";
import layout from "./layout.module.css";

/** A grid of cards: three columns where there is room, one on phones. */
export function CardGrid({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.cards}>{children}</ul>;
}

/** The content of a card. Only picture and heading are required. */
export interface CardProps {
  readonly picture: ReactNode;
  readonly label: string | null;
  /** An `h2` or `h3` around the one link, which then covers the whole card. */
  readonly heading: ReactNode;
  readonly text: string | null;
  /** The attributes of the text where it is in a language of its own. */
  readonly spoken?: Pick<HTMLAttributes<HTMLElement>, "lang" | "dir">;
  readonly author?: string | null;
  /** Formatted dates, and how long it takes to read. */
  readonly facts?: readonly string[];
  /** A call to action, hidden from screen readers, for which the heading's link suffices. */
  readonly more?: string;
}

/** One document in a grid. */
export function Card({ picture, label, heading, text, spoken, author, facts = [], more }: CardProps) {
  return (
    <li className={styles.card}>
      {picture}
      {label && <span className={layout.label}>{label}</span>}
      {heading}
      {text && (
        <p className={styles.text} {...spoken}>
          {text}
        </p>
      )}
      {author && <p className={styles.by}>{author}</p>}
      {facts.length > 0 && (
        <p className={styles.meta}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
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
}
