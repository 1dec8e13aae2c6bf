import { startFakeSite } from "../../../support/fakes/fake-site.ts";
import type { FakeSite } from "../../../support/fakes/fake-site.ts";
import { aWireDocument } from "../../../support/fakes/wire-documents.ts";
import type { HeldPipeline } from "../../content/held-pipeline.ts";

let texts = 0;

/** A site none of whose texts was ever processed; none gets ready before the pipeline is released. */
export async function startUnread({ hold, pipeline }: HeldPipeline): Promise<FakeSite> {
  await hold();
  texts += 1;
  const content = `<p>Text number ${texts}, never read before.</p>`;
  return startFakeSite({
    documents: [
      aWireDocument({ slug: "long", subject: "Long words", content }),
      aWireDocument({ slug: "terms", docType: "tou", content: `${content}<p>terms</p>` }),
      aWireDocument({ slug: "apex", docType: "glossary", metaDescription: null, content: `${content}<p>apex</p>` }),
    ],
    contentPipeline: pipeline,
  });
}
