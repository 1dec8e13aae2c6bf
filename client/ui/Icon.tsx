import type { LucideIcon } from "lucide-react";

/** A 20 px icon with a thin line. Hidden from assistive technology: adjacent text has the same meaning. */
export function Icon({ of: Drawn }: { readonly of: LucideIcon }) {
  return <Drawn size={20} strokeWidth={1.5} aria-hidden="true" />;
}
