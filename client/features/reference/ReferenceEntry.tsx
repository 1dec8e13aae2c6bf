import { useEffect, useRef } from "react";
import { addCodeBars } from "../../dom/add-code-bars.ts";
import layout from "../../ui/layout.module.css";
import { Markup } from "../../ui/Markup.tsx";
import { Prose } from "../../ui/Prose.tsx";
import { PanelContent } from "../../ui/SidePanel.tsx";
import { say } from "../../../words/say.ts";
import type { ReferencePageQuery } from "./ReferencePage.generated.ts";
import { RunExample } from "./RunExample.tsx";
import styles from "./ReferenceEntry.module.css";
import text from "./ReferenceText.module.css";

type EntryOfReference = NonNullable<ReferencePageQuery["apiReference"]>;

/** An entry: its text, and beside it the example, below it where there is less room. */
export function ReferenceEntry({ entry }: { readonly entry: EntryOfReference }) {
  const isCode = entry.summary !== "" || entry.example !== null;
  return (
    <PanelContent>
      <article className={entry.example === null ? undefined : styles.entry}>
        <header className={styles.head}>
          <p className={layout.label}>{entry.kind}</p>
          <h1 className={isCode ? styles.name : undefined} lang={isCode ? "en" : undefined}>
            {entry.name}
          </h1>
        </header>
        <Markup className={entry.example === null ? `${text.text} ${text.wide}` : text.text} html={entry.content} />
        {entry.example !== null && <Example entry={entry} html={entry.example} />}
      </article>
    </PanelContent>
  );
}

/** The example stays in view beside a long text. */
function Example({ entry: { operation }, html }: { readonly entry: EntryOfReference; readonly html: string }) {
  const box = useRef<HTMLElement>(null);
  // After every render, since any may replace the text; blocks that already have a bar are skipped.
  useEffect(() => {
    if (box.current) addCodeBars(box.current);
  });
  return (
    <section className={styles.example} aria-labelledby="example" ref={box}>
      {operation === null ? (
        <>
          <h2 id="example">{say("Definition")}</h2>
          <Prose html={html} />
        </>
      ) : (
        <RunExample key={operation.query} operation={operation} titleId="example">
          <Prose html={html} />
        </RunExample>
      )}
    </section>
  );
}
