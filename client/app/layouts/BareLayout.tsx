import type { ReactNode } from "react";

/** No header or footer: for pages that look like a file opened in the browser. */
export function BareLayout({ children }: { readonly children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  );
}
