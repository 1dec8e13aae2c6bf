import { Activity, createContext, memo, use } from "react";
import type { ComponentType } from "react";
import { layOutNext } from "../dom/lay-out-ahead.ts";
import type { PageRequest } from "./page.ts";

/** The request of the content that a page with a frame renders ahead, beside the one that it shows; null for none. */
export const AheadContext = createContext<PageRequest | null>(null);

/** A content, and the request that it is for. Contents of two keys are never the same. */
export interface KeyedContent {
  readonly key: string;
  readonly request: PageRequest;
  readonly Content: ComponentType<PageRequest>;
}

interface WithAheadProps {
  readonly shown: KeyedContent;
  readonly ahead: KeyedContent | null;
  /** Whether the next content may be shown before React renders anything: nothing around it changes with it. */
  readonly isAloneInChange?: boolean;
}

/**
 * Renders a content, and hidden beside it the one that will probably come next. When it does, its elements are there: they are
 * only shown. While it is hidden it has no effects and no place in the accessibility tree; it is laid out in an idle moment.
 */
export function WithAhead({ shown, ahead, isAloneInChange = true }: WithAheadProps) {
  const contents = ahead === null || ahead.key === shown.key ? [shown] : [shown, ahead];
  return contents.map(({ key, request, Content }) => (
    <Activity key={key} mode={key === shown.key ? "visible" : "hidden"}>
      <div
        data-ahead={key === shown.key || !isAloneInChange ? "" : request.path}
        ref={key === shown.key ? layOutNext : undefined}
      >
        <RequestedContent Content={Content} request={request} />
      </div>
    </Activity>
  ));
}

/** The content of a page with a frame (`PageModule.frameOf`), and that of the page with the same frame that comes next. */
export function FramedContent({ request, Content }: Omit<KeyedContent, "key">) {
  const ahead = use(AheadContext);
  return (
    <WithAhead
      shown={{ key: request.path, request, Content }}
      ahead={ahead && { key: ahead.path, request: ahead, Content }}
    />
  );
}

type RequestedContentProps = Omit<KeyedContent, "key">;

/** Shown later than it is rendered, for a request that is equal but not the same. */
const RequestedContent = memo(
  function RequestedContent({ Content, request }: RequestedContentProps) {
    return <Content {...request} />;
  },
  (before, after) => before.Content === after.Content && isSameRequest(before.request, after.request),
);

function isSameRequest(one: PageRequest, other: PageRequest): boolean {
  return (
    one.path === other.path && one.types === other.types && JSON.stringify(one.search) === JSON.stringify(other.search)
  );
}
