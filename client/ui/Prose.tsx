import { Markup } from "./Markup.tsx";

/** Authored content, sanitised by the gateway and styled by styles/prose.css. */
export function Prose({ html }: { readonly html: string }) {
  return <Markup className="prose" html={html} />;
}
