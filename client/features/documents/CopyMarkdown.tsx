import CopyIcon from "lucide-react/icons/copy";
import type { FormEvent } from "react";
import { documentFile } from "../../../addresses/document-file.ts";
import { Icon } from "../../ui/Icon.tsx";
import { canCopy, copyMarkdown } from "./copy-markdown.ts";
import styles from "./CopyMarkdown.module.css";
import { say } from "../../../words/say.ts";

/** Copies a document as Markdown, fetched on click. A form, so that before hydration a click opens the Markdown file. */
export function CopyMarkdown({ document }: { readonly document: { readonly slug: string; readonly path: string } }) {
  const file = documentFile(document, "md");
  const copy = (event: FormEvent): void => {
    if (!canCopy()) return;
    event.preventDefault();
    copyMarkdown(file);
  };
  return (
    <form action={file} onSubmit={copy} data-print="no">
      <button className={styles.copy} type="submit" title={say("Copy as Markdown")}>
        <Icon of={CopyIcon} />
        <span>{say("Copy as Markdown")}</span>
      </button>
    </form>
  );
}
