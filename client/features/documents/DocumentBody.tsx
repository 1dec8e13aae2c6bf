import type { FragmentType } from "@apollo/client";
import { useEffect, useRef } from "react";
import layout from "../../ui/layout.module.css";
import { Prose } from "../../ui/Prose.tsx";
import { useDocumentBodyFragment } from "./DocumentBody.generated.ts";
import type { DocumentBodyFragment } from "./DocumentBody.generated.ts";

/** The text of a document, or the word that there is none. Once the page is alive, its code can be copied. */
export const DocumentBody = ({ document }: { readonly document: FragmentType<DocumentBodyFragment> }) => {
  const data = useDocumentBodyFragment(document);
  const box = useRef<HTMLDivElement>(null);
  // After every rendering, since any may have brought a new text; code that has its button is left alone.
  useEffect(() => {
    if (box.current?.querySelector("pre")) void offerCopies(box.current);
  });
  return data.content === null ? (
    <p className={layout.lead}>No content found.</p>
  ) : (
    <div ref={box}>
      <Prose html={data.content} />
    </div>
  );
};

const offerCopies = async (box: HTMLElement): Promise<void> => {
  try {
    const { addCopyButtons } = await import("./copy-buttons.ts");
    addCopyButtons(box);
  } catch {
    // Without its code there is no button, and nothing else is missing.
  }
};
