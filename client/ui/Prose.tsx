import { Markup } from "./Markup.tsx";

/** A text that somebody wrote, as the gateway has sanitised it; styles/prose.css sets it. */
export const Prose = ({ html }: { readonly html: string }) => <Markup className="prose" html={html} />;
