import type { Door } from "../answers/door.ts";
import { movedAnswer } from "./file-answer.ts";

/** The door for addresses that documents had before. `findRedirect`: where an address leads now; it comes from the site's files alone. */
export const createRedirectDoor = (findRedirect: (path: string) => string | null): Door => ({
  name: "redirects",
  match: ({ method, path }) => {
    const to = method === "GET" ? findRedirect(path) : null;
    return to === null ? null : { key: `redirect ${path}`, fill: () => Promise.resolve(movedAnswer(to)) };
  },
});
