import { startTransition, useLayoutEffect, useState } from "react";
import type { ReactNode } from "react";
import {
  NavigationType as Action,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from "react-router-dom";
import type { Location } from "react-router-dom";
import type { Ahead } from "./navigation/ahead.ts";
import { revealAhead, undoReveal } from "./navigation/reveal.ts";

interface ApplicationRouterProps {
  readonly ahead: Ahead;
  readonly children: ReactNode;
}

/** How long the page before stays while the next one, under way since the press, arrives: a placeholder in between would only flicker. */
const arrivalMs = 100;

/**
 * The router's `BrowserRouter`, but for the moment of showing. A page that is rendered ahead is shown in the task of its click: its
 * elements at once, and React follows; where more than the content changes, React does it in that task. Any other is a transition:
 * the page before stays until the next one is rendered, in short tasks.
 */
export function ApplicationRouter({ ahead, children }: ApplicationRouterProps) {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }));
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => {
    let last: { readonly location: Location } | null = null;
    return history.listen((change) => {
      const { pathname } = change.location;
      const arrival = change.action === Action.Pop ? null : ahead.arrivalAt(pathname);
      const show = (): void => {
        if (last === change) startTransition(() => setState(change));
      };
      // The same address again changes nothing.
      if (last?.location.pathname !== pathname) undoReveal();
      last = change;
      if (ahead.isAt(pathname)) {
        // Back and forward restore a position.
        if (change.action !== Action.Pop && revealAhead(change.location)) show();
        else setState(change);
      } else if (arrival) void Promise.race([arrival, new Promise((after) => setTimeout(after, arrivalMs))]).then(show);
      else show();
      ahead.announce(null);
    });
  }, [history, ahead]);
  return (
    <Router location={location} navigationType={action} navigator={history} useTransitions={false}>
      {children}
    </Router>
  );
}
