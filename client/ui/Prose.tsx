import { useEffect } from "react";
import { enrich } from "../dom/enrich.ts";
import { Markup } from "./Markup.tsx";

/** Authored content, sanitised by the gateway and styled by styles/prose.css. */
export function Prose({ html }: { readonly html: string }) {
  useEffect(enrich, [html]);
  return <Markup className="prose" html={html} />;
}
