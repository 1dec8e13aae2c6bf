import { lastingAnswer } from "../answers/answer.ts";
import type { Route } from "../answers/route.ts";
import { playgroundHtml } from "./playground.ts";
import type { PlaygroundShell, PlaygroundSite } from "./playground.ts";

/** What the route for developers is built with. */
export interface DeveloperRouteParts {
  /** The text of `schema.graphql`, descriptions included. */
  readonly schemaText: string;
  readonly shell: PlaygroundShell;
  readonly site: () => PlaygroundSite;
  /** Whether the site has it. */
  readonly isOpen: () => boolean;
}

/** The route for API developers: the playground, and the schema as a file. */
export function createDeveloperRoute({ schemaText, shell, site, isOpen }: DeveloperRouteParts): Route {
  return {
    name: "developers",
    match: ({ method, path }) => {
      if (method !== "GET" || !isOpen()) return null;
      // Plain text, so that browsers show it; the links for downloading it say so themselves.
      if (path === "/schema.graphql")
        return {
          key: "schema",
          fill: () => Promise.resolve(lastingAnswer(schemaText, { "content-type": "text/plain; charset=utf-8" })),
        };
      if (!/^\/playground\/?$/.test(path)) return null;
      const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": shell.policy };
      return { key: "playground", fill: () => Promise.resolve(lastingAnswer(playgroundHtml(shell, site()), headers)) };
    },
  };
}
