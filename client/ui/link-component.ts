import type { ComponentType, ReactNode } from "react";

/** The link props that `ui` uses: the router's link accepts them, and so may any other. */
export interface LinkComponentProps {
  readonly to: string;
  readonly children?: ReactNode;
  readonly className?: string | undefined;
  readonly rel?: string | undefined;
  readonly "aria-label"?: string | undefined;
  readonly "aria-current"?: "page" | "true" | undefined;
}

/** A link component, passed in so that `ui` does not depend on the router. */
export type LinkComponent = ComponentType<LinkComponentProps>;
