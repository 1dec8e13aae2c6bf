import { Component } from "react";
import type { ReactNode } from "react";
import type { NavigationType, Location } from "react-router-dom";
import { opensAtTop } from "./opens-at-top.ts";
import { isRevealPending } from "./reveal.ts";

interface ScrollToTopProps {
  readonly location: Location;
  readonly action: NavigationType;
  readonly children: ReactNode;
}

/**
 * Scrolls to the top for a navigation to the top of a page, just before that page replaces the one shown: the layout of this is known, while to
 * scroll later, the next one would have to be laid out before its frame. A revealed page is at its top already; what starts elsewhere (a fragment,
 * Back) is scrolled to when it is there.
 */
export class ScrollToTop extends Component<ScrollToTopProps> {
  override getSnapshotBeforeUpdate({ location: before }: ScrollToTopProps): null {
    const { location, action } = this.props;
    if (before !== location && opensAtTop(location, action) && !isRevealPending()) window.scrollTo(0, 0);
    return null;
  }

  /** React wants it beside the method above. */
  override componentDidUpdate(): void {}

  override render(): ReactNode {
    return this.props.children;
  }
}
