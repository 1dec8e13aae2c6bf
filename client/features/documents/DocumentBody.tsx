import type { FragmentType } from "@apollo/client";
import { useEffect, useRef } from "react";
import { useDataLayer } from "../../data/DataLayerProvider.tsx";
import layout from "../../ui/layout.module.css";
import { Prose } from "../../ui/Prose.tsx";
import { inItsLanguage } from "../../text/in-its-language.ts";
import { useDocumentBodyFragment } from "./DocumentBody.generated.ts";
import type { DocumentBodyFragment } from "./DocumentBody.generated.ts";
import styles from "./DocumentBody.module.css";
import { enhanceText } from "./text/enhance-text.ts";
import { textIsReplaced } from "./text/followed-headings.ts";
import { say } from "../../../words/say.ts";

/**
 * The text of a document, or a note that it is empty or why it cannot be shown. After hydration, code blocks get copy buttons
 * and links get preview cards.
 */
export function DocumentBody({ document }: { readonly document: FragmentType<DocumentBodyFragment> }) {
  const data = useDocumentBodyFragment(document);
  const dataLayer = useDataLayer();
  const box = useRef<HTMLDivElement>(null);
  // After every render, since any may replace the text; blocks that already have a button are skipped.
  useEffect(() => (box.current ? enhanceText(box.current, dataLayer) : undefined));
  useEffect(textIsReplaced, [data.content]);
  return data.content === null ? (
    <p className={layout.lead}>{data.contentProblem ?? say("No content found.")}</p>
  ) : (
    <div className={styles.text} ref={box} {...inItsLanguage(data)}>
      <Prose html={data.content} />
    </div>
  );
}
