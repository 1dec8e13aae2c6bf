import { fragmentTarget } from "../fragment-target.ts";
import { storedChoice, storeChoice } from "./stored-choice.ts";
import { say } from "../../../words/say.ts";

/** The parts of one set of tabs. */
interface Tabs {
  /** The name by which sets of a page are synchronised; empty: not at all. */
  readonly sync: string;
  readonly list: HTMLElement;
  readonly items: readonly { readonly button: HTMLButtonElement; readonly panel: HTMLElement }[];
}

const sets = new Map<Element, Tabs>();
let count = 0;

/**
 * Makes tabs of the panels of a text, which stand one below the other without a script. The keyboard works as in the ARIA pattern: arrows, Home and End.
 * A hidden panel that the browser's search or a link leads to is shown.
 */
export function makeTabs(): void {
  for (const [box] of sets) if (!box.isConnected) sets.delete(box);
  for (const box of document.querySelectorAll<HTMLElement>("[data-tabs]"))
    if (!sets.has(box)) sets.set(box, build(box));
  showTarget();
  removeEventListener("hashchange", showTarget);
  addEventListener("hashchange", showTarget);
}

function build(box: HTMLElement): Tabs {
  const list = document.createElement("div");
  list.role = "tablist";
  list.dataset.print = "no";
  const panels = [...box.querySelectorAll<HTMLElement>(":scope > [data-tab]")];
  const items = panels.map((panel) => ({ panel, button: buttonFor(panel) }));
  const tabs = { sync: box.dataset.tabs ?? "", list, items };
  list.append(...items.map(({ button }) => button));
  panels[0]?.before(list);
  box.dataset.ready = "";
  const stored = tabs.sync === "" ? null : storedChoice(tabs.sync);
  show(tabs, items.find(({ button }) => button.textContent === stored)?.button ?? items[0]?.button);
  list.addEventListener("click", ({ target }) => choose(tabs, target));
  list.addEventListener("keydown", (event) => move(tabs, event));
  for (const { panel, button } of items) panel.addEventListener("beforematch", () => show(tabs, button));
  return tabs;
}

function buttonFor(panel: HTMLElement): HTMLButtonElement {
  // No id of a heading begins like this.
  const id = `_tab-${(count += 1)}`;
  const button = document.createElement("button");
  button.type = "button";
  button.role = "tab";
  button.id = id;
  button.textContent = panel.querySelector(":scope > [data-title]")?.textContent.trim() || say("Tab");
  panel.role = "tabpanel";
  panel.id = `${id}-panel`;
  panel.setAttribute("aria-labelledby", id);
  button.setAttribute("aria-controls", panel.id);
  return button;
}

function show({ items }: Tabs, chosen: HTMLButtonElement | undefined): void {
  for (const { button, panel } of items) {
    const isChosen = button === chosen;
    button.ariaSelected = String(isChosen);
    button.tabIndex = isChosen ? 0 : -1;
    // What is hidden until it is found has a place in the order of the focus.
    panel.tabIndex = button.tabIndex;
    if (isChosen) panel.removeAttribute("hidden");
    else panel.setAttribute("hidden", "until-found");
  }
}

/** Shows a tab, and the one of the same name in every set that goes with it. What the reader looks at stays where it is. */
function choose(tabs: Tabs, target: EventTarget | null): void {
  const chosen = tabs.items.find(({ button }) => button === target)?.button;
  if (!chosen) return;
  const before = chosen.getBoundingClientRect().top;
  show(tabs, chosen);
  if (tabs.sync !== "") {
    const name = chosen.textContent;
    storeChoice(tabs.sync, name);
    for (const other of sets.values()) {
      const same =
        other.sync === tabs.sync && other !== tabs && other.items.find(({ button }) => button.textContent === name);
      if (same) show(other, same.button);
    }
  }
  scrollBy({ top: chosen.getBoundingClientRect().top - before, behavior: "instant" });
}

function move(tabs: Tabs, event: KeyboardEvent): void {
  const { items, list } = tabs;
  const now = items.findIndex(({ button }) => button === event.target);
  const forward = getComputedStyle(list).direction === "rtl" ? -1 : 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: now + forward,
    ArrowLeft: now - forward,
    Home: 0,
    End: items.length - 1,
  };
  const step = steps[event.key];
  if (step === undefined || now === -1 || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  const next = items.at(step % items.length)?.button;
  next?.focus();
  choose(tabs, next ?? null);
}

/** Shows the panel that holds the target of the address. */
function showTarget(): void {
  const target = fragmentTarget(location.hash);
  const panel = target?.closest("[data-tab][hidden]");
  if (!target || !panel) return;
  for (const tabs of sets.values()) {
    const item = tabs.items.find((one) => one.panel === panel);
    if (item) show(tabs, item.button);
  }
  target.scrollIntoView();
}
