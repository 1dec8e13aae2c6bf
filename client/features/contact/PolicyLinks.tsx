import { Fragment } from "react";
import type { ReactNode } from "react";
import { say, sayLabel, sayParts } from "../../../words/say.ts";
import { useDocumentTypes } from "../../data/document-types.ts";
import type { DocumentType } from "../../data/document-types.ts";
import styles from "../../ui/Form.module.css";
import { Hidden } from "../../ui/Hidden.tsx";
import layout from "../../ui/layout.module.css";

/**
 * Links to the legal texts that the site has, the first type last, as beside these texts. They open in a new tab, so that the
 * form keeps its input.
 */
export function PolicyLinks() {
  const legals = useDocumentTypes()
    .filter(({ layout: screens }) => screens === "PAGE")
    .toReversed();
  return legals.length === 0 ? null : (
    <p className={styles.hint}>
      {sayParts("Read our {policies}.", {
        policies: <Fragment key="policies">{inOneRow(legals.map(toLink))}</Fragment>,
      })}
    </p>
  );
}

function toLink({ id, listPath, listLabel }: DocumentType): ReactNode {
  return (
    <a className={layout.link} href={listPath} target="_blank" rel="noopener" key={id}>
      {sayLabel(listLabel)}
      <Hidden> {say("(opens in a new tab)")}</Hidden>
    </a>
  );
}

/** "first, second and last". */
function inOneRow(links: readonly ReactNode[]): ReactNode {
  const [last, ...before] = links.toReversed();
  if (before.length === 0) return last;
  const first = before.toReversed().flatMap((link, index) => (index > 0 ? [say(", "), link] : [link]));
  return sayParts("{first} and {last}", { first: <Fragment key="first">{first}</Fragment>, last });
}
