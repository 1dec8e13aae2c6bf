import type { ComponentType, ReactNode } from "react";

/** What `ui` needs of a link: the router's fits, and so does any other. */
export interface LinkComponentProps {
  readonly to: string;
  readonly children?: ReactNode;
  readonly className?: string | undefined;
  readonly rel?: string | undefined;
  readonly "aria-label"?: string | undefined;
  readonly "aria-current"?: "page" | undefined;
}

/** A link, given by those who know the router. */
export type LinkComponent = ComponentType<LinkComponentProps>;
