import styles from "./Notice.module.css";

/** Reasons for a notice; the first one that holds is shown. */
const reasons = ["offline", "old"] as const;
type Reason = (typeof reasons)[number];

/** A line at the bottom of the window, over the page: nothing moves when it comes. */
export interface Notice {
  readonly show: (reason: Reason, text: string) => void;
  readonly hide: (reason: Reason) => void;
}

/** Builds the notice, empty: assistive technology says what comes into a region that it knows. What was closed stays closed until its reason is over. */
export const createNotice = (): Notice => {
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
};

const toLine = (text: string): HTMLElement => {
  const line = document.createElement("p");
  line.textContent = text;
  return line;
};

const toButton = (close: () => void): HTMLElement => {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Close";
  button.addEventListener("click", close);
  return button;
};
