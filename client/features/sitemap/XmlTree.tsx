import { useRef, useState } from "react";
import { Link } from "react-router-dom";
import { focusWhenThere } from "../../dom/focus.ts";
import { Button } from "../../ui/Button.tsx";
import type { XmlElement } from "./sitemap-tree.ts";
import styles from "./SitemapPage.module.css";
import { say } from "../../../words/say.ts";

/** How many URLs show initially: a sitemap may hold 45,000. */
const initialCount = 500;

/** An XML document as a coloured tree, indented by two spaces per level; elements with children can be collapsed. */
export function XmlTree({ root }: { readonly root: XmlElement }) {
  const [shown, setShown] = useState(initialCount);
  const box = useRef<HTMLDivElement>(null);
  const total = typeof root.content === "string" ? 0 : root.content.length;
  // Focuses the first new element, because the button disappears.
  const showAll = (): void => {
    setShown(total);
    focusWhenThere(
      () =>
        box.current?.querySelector<HTMLElement>(`:scope > details > ul > li:nth-child(${shown + 1}) summary`) ?? null,
    );
  };
  return (
    <div className={styles.tree} ref={box}>
      <Element element={root} most={shown} />
      {total > shown && <Button onClick={showAll}>{say("Show all {count}", { count: total })}</Button>}
    </div>
  );
}

function Element({ element, most = Infinity }: { readonly element: XmlElement; readonly most?: number }) {
  const { name, content, comment, path } = element;
  if (typeof content === "string") {
    return (
      <>
        <OpenTag element={element} />
        <Text name={name} text={content} path={path} />
        <CloseTag name={name} />
      </>
    );
  }
  return (
    <details open>
      <summary>
        <OpenTag element={element} />
      </summary>
      <ul>
        {content.slice(0, most).map((child, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the elements of one document neither move nor change
          <li key={index}>
            <Element element={child} />
          </li>
        ))}
        {comment !== undefined && (
          <li>
            <span data-token="comment">{`<!-- ${comment} -->`}</span>
          </li>
        )}
      </ul>
      <CloseTag name={name} />
    </details>
  );
}

function OpenTag({ element: { name, attributes = {} } }: { readonly element: XmlElement }) {
  return (
    <>
      <span data-token="keyword">&lt;{name}</span>
      {Object.entries(attributes).map(([attribute, value]) => (
        <span key={attribute}>
          {" "}
          <span data-token="name">{attribute}</span>=<span data-token="string">"{value}"</span>
        </span>
      ))}
      <span data-token="keyword">&gt;</span>
    </>
  );
}

function CloseTag({ name }: { readonly name: string }) {
  return <span data-token="keyword">&lt;/{name}&gt;</span>;
}

interface TextProps {
  readonly name: string;
  readonly text: string;
  readonly path: string | undefined;
}

/**
 * URLs are links; numbers are coloured. Another sitemap opens in the application: over HTTP it is a file, from which a browser would not come back to the
 * pages before this one.
 */
function Text({ name, text, path }: TextProps) {
  if (path !== undefined) return <Link to={path}>{text}</Link>;
  return name === "loc" ? (
    <a href={text}>{text}</a>
  ) : (
    <span data-token={name === "priority" ? "number" : undefined}>{text}</span>
  );
}
