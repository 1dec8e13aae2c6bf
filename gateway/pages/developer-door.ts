import type { Answer } from "../answers/answer.ts";
import type { Door } from "../answers/door.ts";
import { playgroundHtml } from "./playground.ts";
import type { PlaygroundShell } from "./playground.ts";

export interface DeveloperDoorParts {
  /** The text of `schema.graphql`, descriptions included. */
  readonly schemaText: string;
  readonly shell: PlaygroundShell;
  readonly site: () => { readonly name: string; readonly url: string };
}

/** The door for those who write programs: the playground's page, and the schema as a file. */
export const createDeveloperDoor = ({ schemaText, shell, site }: DeveloperDoorParts): Door => ({
  name: "developers",
  match: ({ method, path }) => {
    if (method !== "GET") return null;
    // Text, so that a browser shows it; links that mean the file say so.
    if (path === "/schema.graphql")
      return {
        key: "schema",
        fill: () => Promise.resolve(toAnswer(schemaText, { "content-type": "text/plain; charset=utf-8" })),
      };
    if (!/^\/playground\/?$/.test(path)) return null;
    const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": shell.policy };
    return { key: "playground", fill: () => Promise.resolve(toAnswer(playgroundHtml(shell, site()), headers)) };
  },
});

/** Good until the gateway starts anew or the site's files change, which is a purge. */
const toAnswer = (text: string, headers: Answer["headers"]): Answer => ({
  status: 200,
  headers,
  body: Buffer.from(text),
  freshUntil: Number.POSITIVE_INFINITY,
  usableUntil: Number.POSITIVE_INFINITY,
});
