import type { ReactNode } from "react";

/** Nothing around the page: for what a browser would show of a file. */
export const BareLayout = ({ children }: { readonly children: ReactNode }) => (
  <main id="main" tabIndex={-1}>
    {children}
  </main>
);
