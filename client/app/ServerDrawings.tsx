import type { ReactNode } from "react";
import { LensAlone } from "../ui/cover/LensAlone.tsx";
import { LensProvider } from "../ui/states/LateLens.tsx";

/** Gives the server's tree the drawings that a browser loads late. */
export function ServerDrawings({ children }: { readonly children: ReactNode }) {
  return <LensProvider value={LensAlone}>{children}</LensProvider>;
}
