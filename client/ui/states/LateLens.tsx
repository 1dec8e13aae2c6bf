import { Suspense, createContext, lazy, use } from "react";
import type { ReactNode } from "react";
import { withinLimit } from "../../time/time-limit.ts";

interface LensProps {
  readonly className: string | undefined;
}

const LensContext = createContext<((props: LensProps) => ReactNode) | null>(null);

/** Gives the server's tree what draws the lens at once. */
export const LensProvider = LensContext.Provider;

/** A browser loads what draws the lens on the first missing page alone; if that fails, the place stays empty. */
const LoadedLens = lazy(async () => {
  try {
    return { default: (await withinLimit(() => import("../cover/LensAlone.tsx"))).LensAlone };
  } catch {
    return { default: Place };
  }
});

function Place({ className }: LensProps) {
  return <span className={className} />;
}

/** The lens of a missing page: sent by the server, or drawn when its code is here. */
export function LateLens(props: LensProps) {
  const draw = use(LensContext);
  return <Suspense fallback={<Place {...props} />}>{draw === null ? <LoadedLens {...props} /> : draw(props)}</Suspense>;
}
