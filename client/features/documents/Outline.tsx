import type { FragmentType } from "@apollo/client";
import { useMemo, useRef } from "react";
import layout from "../../ui/layout.module.css";
import { useOutlineFragment } from "./Outline.generated.ts";
import type { OutlineFragment } from "./Outline.generated.ts";
import styles from "./Outline.module.css";
import { useCurrentHeading } from "./use-current-heading.ts";

/** One heading is no outline. */
const fewestHeadings = 2;

/**
 * "On this page": the headings of a document, with a dot beside the one that is being read. A column on wide screens; on others a bar
 * that stays in view and opens it. One list, the platform's own popover, so both work without a script.
 */
export const Outline = ({ document }: { readonly document: FragmentType<OutlineFragment> }) => {
  const data = useOutlineFragment(document);
  const headings = useMemo(() => (data.outline ?? []).filter(({ level }) => level <= 3), [data.outline]);
  const current = useCurrentHeading(headings);
  const list = useRef<HTMLElement>(null);
  return headings.length < fewestHeadings ? null : (
    <div className={styles.outline} data-print="no">
      <button type="button" popoverTarget="on-this-page">
        On this page <span>{headings.find(({ id }) => id === current)?.text}</span>
      </button>
      <nav id="on-this-page" popover="auto" aria-labelledby="outline" ref={list}>
        <h2 className={layout.label} id="outline">
          On this page
        </h2>
        <ul>
          {headings.map(({ id, text, level }) => (
            <li key={id} data-level={level}>
              <a
                href={`#${id}`}
                aria-current={id === current ? "true" : undefined}
                onClick={() => list.current?.hidePopover()}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
};
