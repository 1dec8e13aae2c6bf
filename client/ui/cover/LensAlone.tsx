import { lensAlone } from "./cover.ts";
import { Cover } from "./Cover.tsx";

/** The lens that is the zero of 404. */
export function LensAlone({ className }: { readonly className: string | undefined }) {
  return <Cover as="span" className={className} slug="404" composition={lensAlone} />;
}
