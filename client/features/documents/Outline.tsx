import type { FragmentType } from "@apollo/client";
import { useEffect, useMemo } from "react";
import layout from "../../ui/layout.module.css";
import { useOutlineFragment } from "./Outline.generated.ts";
import type { OutlineFragment } from "./Outline.generated.ts";
import styles from "./Outline.module.css";
import { followHeadings } from "./text/followed-headings.ts";
import { say } from "../../../words/say.ts";

/** A single heading needs no outline. */
const fewestHeadings = 2;

/**
 * "On this page": the headings of a document, with a dot at the current one. A column on wide screens; elsewhere a sticky bar
 * that opens the list. One element with the popover attribute serves both and works without script.
 */
export function Outline({ document }: { readonly document: FragmentType<OutlineFragment> }) {
  const data = useOutlineFragment(document);
  const headings = useMemo(() => (data.outline ?? []).filter(({ level }) => level <= 3), [data.outline]);
  useEffect(followHeadings, []);
  return headings.length < fewestHeadings ? null : (
    <div className={styles.outline} data-print="no">
      <button type="button" popoverTarget="on-this-page">
        {say("On this page")} <span />
      </button>
      <nav id="on-this-page" popover="auto" aria-label={say("On this page")}>
        <h2 className={layout.label}>{say("On this page")}</h2>
        <ul>
          {headings.map(({ id, text, level }) => (
            <li key={id} data-level={level}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
