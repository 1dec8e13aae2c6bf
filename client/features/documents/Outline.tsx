import type { FragmentType } from "@apollo/client";
import { useMemo } from "react";
import { useOutlineFragment } from "./Outline.generated.ts";
import type { OutlineFragment } from "./Outline.generated.ts";
import styles from "./Outline.module.css";
import { useCurrentHeading } from "./use-current-heading.ts";

/** One heading is no outline. */
const fewestHeadings = 2;

/** "On this page": the headings of a document, with a dot beside the one that is being read. */
export const Outline = ({ document }: { readonly document: FragmentType<OutlineFragment> }) => {
  const data = useOutlineFragment(document);
  const headings = useMemo(() => (data.outline ?? []).filter(({ level }) => level <= 3), [data.outline]);
  const current = useCurrentHeading(headings);
  return headings.length < fewestHeadings ? null : (
    <nav className={styles.outline} aria-labelledby="outline" data-print="no">
      <h2 id="outline">On this page</h2>
      <ul>
        {headings.map(({ id, text, level }) => (
          <li key={id} data-level={level}>
            <a href={`#${id}`} aria-current={id === current ? "true" : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
