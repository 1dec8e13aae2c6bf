import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import layout from "../../ui/layout.module.css";
import { Prose } from "../../ui/Prose.tsx";
import { DocumentBodyFragmentDoc } from "./DocumentBody.generated.ts";

/** The text of a document, or the word that there is none. */
export const DocumentBody = ({ document }: { readonly document: FragmentType<typeof DocumentBodyFragmentDoc> }) => {
  const { data } = useSuspenseFragment({ fragment: DocumentBodyFragmentDoc, from: document });
  return data.content === null ? <p className={layout.lead}>No content found.</p> : <Prose html={data.content} />;
};
