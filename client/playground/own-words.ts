import { say } from "../../words/say.ts";

/** GraphiQL knows no other language. Of its words one is always in sight, and this says it in that of the site. Returns a function that stops it. */
export function sayVariables(container: Element | null): () => void {
  if (container === null) return () => undefined;
  const word = say("Variables");
  const translate = (): void => {
    for (const button of container.querySelectorAll<HTMLElement>(".graphiql-editor-tools button"))
      if (button.textContent === english && word !== english) {
        button.textContent = word;
        button.lang = document.documentElement.lang;
      }
  };
  const observer = new MutationObserver(translate);
  observer.observe(container, { subtree: true, childList: true });
  translate();
  return () => observer.disconnect();
}

const english = "Variables";
