import type { DocsApi } from "../../docs-api/docs-api.ts";
import type { SiteFacts } from "../../site/site.ts";
import { notImplemented } from "./assert-has.ts";

function refused(message: string) {
  return () => Promise.resolve({ kind: "rejected", status: notImplemented, message, retryAfterSeconds: null } as const);
}

/** The docs backend without what the site has switched off: it is answered as by a backend that does not support it. */
export function withoutFeatures(docsApi: DocsApi, { features }: Pick<SiteFacts, "features">): DocsApi {
  const noRatings = refused("This site takes no ratings.");
  const noFeedback = refused("This site takes no feedback.");
  const noNewsletter = refused("This site has no newsletter.");
  return {
    ...docsApi,
    ...(features.ratings ? {} : { rateDocument: noRatings, undoRating: noRatings }),
    ...(features.feedback ? {} : { sendFeedback: noFeedback }),
    ...(features.newsletter
      ? {}
      : { subscribeNewsletter: noNewsletter, confirmNewsletter: noNewsletter, unsubscribeNewsletter: noNewsletter }),
    ...(features.contact
      ? {}
      : {
          submitContact: () =>
            Promise.resolve({
              kind: "rejected",
              status: notImplemented,
              message: "This site takes no messages.",
              fields: [],
              retryAfterSeconds: null,
            } as const),
        }),
  };
}
