import { drawCover } from "./cover.ts";
import type { CoverComposition } from "./cover.ts";
import { useMemo } from "react";
import { Markup } from "../Markup.tsx";

/** The drawing shown for a document without a picture: always the same for the same slug. */
export function Cover({ slug, composition, className, as = "div" }: CoverProps) {
  const svg = useMemo(() => drawCover(slug, composition), [slug, composition]);
  return <Markup as={as} className={className} html={svg} />;
}

interface CoverProps {
  readonly slug: string;
  readonly composition?: Partial<CoverComposition>;
  readonly className?: string | undefined;
  readonly as?: "div" | "span";
}
