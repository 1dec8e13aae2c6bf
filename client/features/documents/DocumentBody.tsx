import type { FragmentType } from "@apollo/client";
import { useEffect, useRef } from "react";
import { useDataLayer } from "../../data/DataLayerProvider.tsx";
import layout from "../../ui/layout.module.css";
import { Prose } from "../../ui/Prose.tsx";
import { useDocumentBodyFragment } from "./DocumentBody.generated.ts";
import type { DocumentBodyFragment } from "./DocumentBody.generated.ts";
import styles from "./DocumentBody.module.css";
import { attendText } from "./text/attend-text.ts";

/** The text of a document, or why it cannot be shown, or the word that there is none. Once the page is alive, its code can be copied, and its links show where they lead. */
export const DocumentBody = ({ document }: { readonly document: FragmentType<DocumentBodyFragment> }) => {
  const data = useDocumentBodyFragment(document);
  const dataLayer = useDataLayer();
  const box = useRef<HTMLDivElement>(null);
  // After every rendering, since any may have brought a new text; code that has its button is left alone.
  useEffect(() => (box.current ? attendText(box.current, dataLayer) : undefined));
  return data.content === null ? (
    <p className={layout.lead}>{data.contentProblem ?? "No content found."}</p>
  ) : (
    <div className={styles.text} ref={box}>
      <Prose html={data.content} />
    </div>
  );
};
