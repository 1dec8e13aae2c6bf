import { useCallback, useMemo } from "react";
import { toTrustedHtml } from "../dom/trusted-html.ts";
import { staleElements } from "../dom/stale-html.ts";

/** Sanitised HTML, and its container. */
export interface MarkupProps {
  readonly html: string;
  readonly className?: string | undefined;
  /** `span` where only phrasing content is allowed. */
  readonly as?: "div" | "span";
}

/**
 * Inserts HTML unchanged; the only component that does. `Prose` passes texts that the gateway has sanitised, `Cover` our own
 * drawings. The object given to React is memoised: with a new one, every render would rewrite the HTML and lose the reader's
 * selection.
 */
export function Markup({ html, className, as: Box = "div" }: MarkupProps) {
  const inner = useMemo(() => ({ __html: toTrustedHtml(html) }), [html]);
  const renew = useCallback(
    (box: Element | null) => {
      // Not an assignment: TypeScript's `innerHTML` accepts only strings, not `TrustedHTML`.
      if (box && staleElements.delete(box)) Reflect.set(box, "innerHTML", inner.__html);
    },
    [inner],
  );
  return <Box ref={renew} className={className} dangerouslySetInnerHTML={inner} />;
}
