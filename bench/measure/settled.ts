import { readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";

const lookEveryMs = 2_000;
/** A tick of Linux is a hundredth of a second: 5 ticks in 2 s are 2.5 % of a core. */
const idleTicks = 5;
const idleLooks = 3;
const mostLooks = 450;

/** Waits until a process has done next to nothing for six seconds: what goes on after a start, such as the check of all links, is over. At most 15 minutes. */
export async function settled(pid: number): Promise<void> {
  let before = ticksOf(pid);
  for (let looks = 0, idle = 0; idle < idleLooks; looks += 1) {
    if (looks === mostLooks) throw new Error(`The process ${pid} is still busy after 15 minutes.`);
    await delay(lookEveryMs);
    const now = ticksOf(pid);
    idle = now - before <= idleTicks ? idle + 1 : 0;
    before = now;
  }
}

/** CPU time of a process, user and system, all threads (proc(5), `stat`). */
function ticksOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return Number(fields[11]) + Number(fields[12]);
}
