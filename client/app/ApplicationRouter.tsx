import { startTransition, useLayoutEffect, useState } from "react";
import type { ReactNode } from "react";
import {
  NavigationType as Action,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from "react-router-dom";
import type { Location } from "react-router-dom";
import { endAskedSearch } from "../dom/asked-search.ts";
import type { Ahead } from "./navigation/ahead.ts";
import { noteDeparture } from "./navigation/appear.ts";
import { keyFirstEntry } from "./navigation/fragment-entries.ts";
import { revealAhead, undoReveal } from "./navigation/reveal.ts";
import { ScrollToTop } from "./navigation/ScrollToTop.tsx";

interface ApplicationRouterProps {
  readonly ahead: Ahead;
  /** Whether the code of the page at an address is there. */
  readonly isLoaded: (at: Pick<Location, "pathname" | "search">) => boolean;
  readonly children: ReactNode;
}

/** How long the page before stays while the next one, under way since the press, arrives: a placeholder in between would only flicker. */
const arrivalMs = 100;

/** How long it stays while the code of the next one is not there: from then on a placeholder says that it is under way. */
const mostMs = 1_000;

/**
 * The router's `BrowserRouter`, but for the moment of showing. A page that is rendered ahead is shown in the task of its click: its
 * elements at once, and React follows. One whose code and data alone are there, or with which more than the content changes, is
 * rendered in that task: a frame comes after every click, and would come before the next task. Any other is a transition: the page
 * before stays until the next one is rendered, in short tasks, or its code takes long to come.
 */
export function ApplicationRouter({ ahead, isLoaded, children }: ApplicationRouterProps) {
  const [history] = useState(createHistory);
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => {
    let last: { readonly location: Location } | null = null;
    return history.listen((change) => {
      noteDeparture();
      // A search that was asked for here, and is still to come, would open there.
      endAskedSearch();
      const { pathname } = change.location;
      const arrival = change.action === Action.Pop ? null : ahead.arrivalAt(pathname);
      const render = (): void => {
        if (last === change) setState(change);
      };
      const show = (): void => startTransition(render);
      // The same address again changes nothing.
      if (last?.location.pathname !== pathname) undoReveal();
      last = change;
      setTimeout(() => {
        if (!isLoaded(change.location)) render();
      }, mostMs);
      if (ahead.isAt(pathname)) {
        // Back and forward restore a position.
        if (change.action !== Action.Pop && revealAhead(change.location)) show();
        else render();
      } else if (arrival) void Promise.race([arrival, new Promise((after) => setTimeout(after, arrivalMs))]).then(show);
      else show();
      ahead.announce(null);
    });
  }, [history, ahead, isLoaded]);
  return (
    <ScrollToTop location={location} action={action}>
      <Router location={location} navigationType={action} navigator={history} useTransitions={false}>
        {children}
      </Router>
    </ScrollToTop>
  );
}

/** The browser's history. A page whose link is followed again, there or while it is under way, gets no second entry, as in the browser. */
function createHistory() {
  keyFirstEntry();
  const history = createBrowserHistory({ window, v5Compat: true });
  const push = history.push.bind(history);
  history.push = (to, state) => {
    const isThere = history.createHref(to) === location.pathname + location.search + location.hash;
    if (isThere) history.replace(to, state);
    else push(to, state);
  };
  return history;
}
