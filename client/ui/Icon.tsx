import type { LucideIcon } from "lucide-react";

/** An icon of 20 px with a thin line, beside words that say the same: hidden from assistive technology. */
export const Icon = ({ of: Drawn }: { readonly of: LucideIcon }) => (
  <Drawn size={20} strokeWidth={1.5} aria-hidden="true" />
);
