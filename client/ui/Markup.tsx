import { useMemo } from "react";
import { toTrustedHtml } from "../dom/trusted-html.ts";

/** HTML that is safe already, and the box it goes into. */
export interface MarkupProps {
  readonly html: string;
  readonly className?: string | undefined;
  /** `span` where only words may stand. */
  readonly as?: "div" | "span";
}

/**
 * Inserts HTML as it is: the only component that does. `Prose` gives it texts that the gateway has sanitised, `Cover`
 * drawings of our own. The object given to React stays the same for the same HTML, or every rendering would write the
 * text anew and lose what the reader has selected.
 */
export const Markup = ({ html, className, as: Box = "div" }: MarkupProps) => {
  const inner = useMemo(() => ({ __html: toTrustedHtml(html) }), [html]);
  return <Box className={className} dangerouslySetInnerHTML={inner} />;
};
