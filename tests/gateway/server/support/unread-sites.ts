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

/** Asks a fresh site, and another one where a text was ready all the same: a thread that is about to be held may still finish one. */
export async function askUnready<T>(
  held: HeldPipeline,
  ask: (site: FakeSite) => Promise<T>,
  isUnready: (answer: T) => boolean,
): Promise<{ readonly site: FakeSite; readonly answer: T }> {
  for (let attempt = 1; ; attempt += 1) {
    const site = await startUnread(held);
    const answer = await ask(site);
    if (isUnready(answer) || attempt === 5) return { site, answer };
    await site[Symbol.asyncDispose]();
  }
}
