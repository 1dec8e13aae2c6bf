import { getOperationAST, parse } from "graphql";
import type { GraphQLFormattedError } from "graphql";
import type { RenderedPage, RoutedRequest } from "../../client/entry.server.tsx";
import type { SharedExecution } from "../graphql/execute.ts";

type Execute = SharedExecution["execute"];

/** What is needed to find out where a missing page is. */
export interface ElsewhereParts {
  readonly routed: RoutedRequest;
  readonly execute: Execute;
  /** Renders the page from what this execution answers. */
  readonly draw: (execute: Execute) => Promise<RenderedPage>;
}

/** A page as it is; for a missing one the redirect to where it has moved, and the failed page while the backend cannot say whether it has. */
export async function orElsewhere(
  page: RenderedPage,
  { routed, execute, draw }: ElsewhereParts,
): Promise<RenderedPage> {
  if (page.kind !== "missing") return page;
  const found = await findMovedOrFile(routed.address.split("?", 1)[0] ?? "", execute);
  if (found === null) return page;
  if (typeof found === "string") return { kind: "moved", to: found };
  const failed = await draw(failAllBut(siteChrome, execute, found));
  return failed.kind === "moved" ? failed : { ...failed, kind: "failed" };
}

/** The operation of what is around every page, without which none can be rendered. */
const siteChrome = "SiteChrome";

function failAllBut(name: string, execute: Execute, failure: GraphQLFormattedError): Execute {
  return async (document, variables) =>
    getOperationAST(document)?.name?.value === name
      ? execute(document, variables)
      : { data: null, errors: [{ message: failure.message, extensions: failure.extensions ?? {} }] };
}

/** Root-absolute; null for a path that leads nowhere, and the failure where that is not known. */
type Whereabouts = string | null | GraphQLFormattedError;

const MovedPage = parse("query MovedPage($path: String!) { moved(path: $path) }");

async function findMoved(path: string, execute: Execute): Promise<Whereabouts> {
  const { data, errors } = await execute(MovedPage, { path });
  return errors[0] ?? (typeof data?.["moved"] === "string" ? data["moved"] : null);
}

/** An old address, or the one of its file: `/old/page.md` is where `/old/page` is, with the same ending. */
async function findMovedOrFile(path: string, execute: Execute): Promise<Whereabouts> {
  const moved = await findMoved(path, execute);
  const [, bare, ending] = /^(.+)(\.(?:md|json))$/.exec(path) ?? [];
  if (moved !== null || bare === undefined || ending === undefined) return moved;
  const to = await findMoved(bare, execute);
  if (typeof to !== "string") return to;
  return !to.startsWith("/") || /[#?]/.test(to) ? null : to + ending;
}
