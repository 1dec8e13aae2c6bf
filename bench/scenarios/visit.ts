import { setTimeout as delay } from "node:timers/promises";
import { evaluate, until } from "../measure/browser/evaluate.ts";
import { tasksDuring } from "../measure/browser/page-tasks.ts";
import type { PageTasks } from "../measure/browser/page-tasks.ts";
import { readDown } from "../measure/browser/read-down.ts";
import { startReader } from "../measure/browser/reader.ts";
import type { Reader } from "../measure/browser/reader.ts";
import { followGuides } from "../measure/docs-sites/follow-guides.ts";
import { guidePath, makeGuides } from "../measure/docs-sites/guides.ts";
import type { Guide } from "../measure/docs-sites/guides.ts";
import { startGuides } from "../measure/docs-sites/guides-process.ts";
import { rowOfSamples } from "../measure/row.ts";
import type { Row } from "../measure/row.ts";
import type { ScenarioOptions } from "../measure/scenario.ts";

const searchLink = `header a[href="/search"]`;

/** The first thing that somebody presses, as soon as the page is loaded, and what shows that it was understood. */
interface FirstPress {
  readonly words: string;
  readonly selector: string;
  readonly shown: string;
  readonly atMostMs: number;
  /** On a screen this wide, in CSS pixels, instead of a large one. */
  readonly width?: number;
}

/** Search may lead to the search page. */
const firstPresses: readonly FirstPress[] = [
  { words: "search → its dialog", selector: searchLink, shown: "dialog[open], [data-search-field]", atMostMs: 200 },
  {
    words: "theme → changed",
    selector: `header button[aria-label^="Theme"]`,
    shown: "[data-theme=light]",
    atMostMs: 100,
  },
  {
    words: "a star → marked",
    selector: "label:has(input[name=rating][value='4'])",
    shown: "input[name=rating][value='4']:checked",
    atMostMs: 100,
  },
  {
    words: "the menu of a small screen → open",
    selector: "header button[popovertarget=menu]",
    shown: "#menu:popover-open",
    atMostMs: 100,
    width: 412,
  },
];

/** A visit to a guide: the longest task while somebody reads, searches and follows links; and what is pressed before the application is there. */
export async function visit({ effort, slowdown, say }: ScenarioOptions): Promise<readonly Row[]> {
  const rounds = { whole: 5, quick: 3, smoke: 1 }[effort];
  const guides = makeGuides();
  const [first, ...others] = guides;
  const followed = others.filter((_guide, place) => place % 7 === 5).slice(0, 3);
  await using lectern = await startGuides([first, ...followed]);
  const url = `${lectern.url}${guidePath(first.slug)}`;
  const tasks: PageTasks[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    say(`visit: reading, round ${round} of ${rounds}`);
    await using reader = await startReader();
    tasks.push(await tasksDuring(reader.page, slowdown, () => readAndFollow(reader, url, followed)));
  }
  return [...taskRows(tasks, slowdown), ...(await pressRows(url, rounds, slowdown, say))];
}

/** Reads, scrolls, searches, and follows links of the sidebar. */
async function readAndFollow(reader: Reader, url: string, followed: readonly Guide[]): Promise<void> {
  const { page } = reader;
  await reader.open(url);
  await delay(1_500);
  await readDown(page);
  await reader.press({ selector: searchLink, expected: { selector: "dialog[open]" }, manner: "pointed", slowdown: 1 });
  await until(page, `document.querySelector("dialog[open] input") === document.activeElement`);
  await page.send("Input.insertText", { text: followed[0]?.subject.split(" ")[0] ?? "" });
  await until(page, `document.querySelector("dialog [role=option]") !== null`);
  for (const type of ["keyDown", "keyUp"])
    await page.send("Input.dispatchKeyEvent", { type, key: "Escape", code: "Escape", windowsVirtualKeyCode: 27 });
  await until(page, `document.querySelector("dialog[open]") === null`);
  await followGuides(reader, followed, ({ slug }) => guidePath(slug), 1_000);
}

function taskRows(tasks: readonly PageTasks[], slowdown: number): readonly Row[] {
  return [
    rowOfSamples(
      `visit: longest task, CPU × ${slowdown}`,
      "ms",
      tasks.map(({ longestMs }) => longestMs),
      { goal: { atMost: 50 }, note: "CPU time; reads, scrolls, searches, follows three links" },
    ),
    rowOfSamples(
      `visit: blocking in all, CPU × ${slowdown}`,
      "ms",
      tasks.map(({ blockingMs }) => blockingMs),
      { note: "what each task takes beyond 50 ms" },
    ),
  ];
}

async function pressRows(
  url: string,
  rounds: number,
  slowdown: number,
  say: ScenarioOptions["say"],
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const { words, selector, shown, atMostMs, width } of firstPresses) {
    say(`visit: first press, ${words}`);
    const times: number[] = [];
    let stayed = 0;
    for (let round = 0; round < rounds; round += 1) {
      await using reader = await startReader(width);
      await reader.open(url);
      const expected = { selector: shown };
      times.push(await reader.tryPress({ selector, expected, manner: "sudden", slowdown, restMs: 0 }));
      stayed += Number((await evaluate(reader.page, "location.href")) === url);
    }
    rows.push(
      rowOfSamples(`visit: first press on ${words}, CPU × ${slowdown}`, "ms", times, {
        goal: { atMost: atMostMs },
        note: `as soon as the page is loaded; to the frame that shows it; ${stayed} of ${rounds} on the same page, ${times.filter((ms) => ms === Number.POSITIVE_INFINITY).length} without effect`,
      }),
    );
  }
  return rows;
}
