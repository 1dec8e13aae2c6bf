import styles from "./Notice.module.css";
import { say } from "../../../words/say.ts";

/** Reasons for a notice, by priority: the first active one is shown. */
const reasons = ["offline", "old"] as const;
type Reason = (typeof reasons)[number];

/** A line at the bottom of the window, overlaid on the page so that it causes no layout shift. */
export interface Notice {
  readonly show: (reason: Reason, text: string) => void;
  readonly hide: (reason: Reason) => void;
}

/**
 * Creates the notice empty, because screen readers only announce changes to an existing live region. A dismissed notice stays
 * dismissed until its reason ends.
 */
export function createNotice(): Notice {
  const texts = new Map<Reason, string>();
  const closed = new Set<Reason>();
  const box = document.createElement("div");
  box.className = styles.notice ?? "";
  box.setAttribute("role", "status");
  box.dataset.print = "no";
  document.body.append(box);

  const draw = (): void => {
    const reason = reasons.find((name) => texts.has(name) && !closed.has(name));
    const text = reason === undefined ? "" : (texts.get(reason) ?? "");
    if (box.dataset.text === text) return;
    box.dataset.text = text;
    document.documentElement.toggleAttribute("data-notice", reason !== undefined);
    box.replaceChildren(
      ...(reason === undefined
        ? []
        : [
            toLine(text),
            toButton(() => {
              closed.add(reason);
              draw();
            }),
          ]),
    );
  };

  return {
    show: (reason, text) => {
      texts.set(reason, text);
      draw();
    },
    hide: (reason) => {
      texts.delete(reason);
      closed.delete(reason);
      draw();
    },
  };
}

function toLine(text: string): HTMLElement {
  const line = document.createElement("p");
  line.textContent = text;
  return line;
}

function toButton(close: () => void): HTMLElement {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = say("Close");
  button.addEventListener("click", close);
  return button;
}
