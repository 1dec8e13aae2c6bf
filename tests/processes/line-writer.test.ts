import { execFileSync } from "node:child_process";
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createLineWriter } from "../../processes/line-writer.ts";

const line = `${"x".repeat(999)}\n`;

/** A writer of lines into a pipe that is read only on request, and a clock that moves by the pauses of the writer alone. */
function openLog(onPause: (pauses: number) => void = () => undefined) {
  const folder = mkdtempSync(join(tmpdir(), "log-"));
  const pipe = join(folder, "pipe");
  execFileSync("mkfifo", [pipe]);
  const descriptor = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
  const told: number[] = [];
  let time = 0;
  let pauses = 0;
  const clock = {
    now: () => time,
    pause: (ms: number): void => {
      time += ms;
      pauses += 1;
      if (pauses > 10_000) throw new Error("The writer waits for ever.");
      onPause(pauses);
    },
  };
  const { write } = createLineWriter((dropped) => told.push(dropped), { descriptor, clock });
  return {
    told,
    pauses: () => pauses,
    pass: (ms: number): void => void (time += ms),
    writeLines: (count: number): void => {
      for (let index = 0; index < count; index += 1) write(line);
    },
    read: (bytes: number): string => {
      const buffer = Buffer.alloc(bytes);
      return buffer.toString("utf8", 0, readSync(descriptor, buffer));
    },
    [Symbol.dispose]: () => {
      closeSync(descriptor);
      rmSync(folder, { recursive: true });
    },
  };
}

test("a reader that stays and stops reading holds up the process once, for half a second", () => {
  using log = openLog();
  log.writeLines(1_000);
  expect(log.pauses()).toBe(50);
  log.pass(60_000);
  log.writeLines(1_000);
  expect(log.pauses()).toBe(50);
});

test("lines that a reader did not take are counted once it reads again, and it is waited for again", () => {
  using log = openLog();
  log.writeLines(1_000);
  const first = log.read(10_000_000);
  log.pass(10_000);
  log.writeLines(1);
  const written = Math.floor(first.length / line.length);
  expect(log.told).toEqual([1_000 - written]);
  // A line of which a part was written ends before the next one begins.
  expect(log.read(10_000_000)).toBe(first.endsWith("\n") ? line : `\n${line}`);
  log.writeLines(1_000);
  expect(log.pauses()).toBe(100);
});

test("a slow reader is waited for, and gets every line", () => {
  const got: string[] = [];
  using log = openLog(() => got.push(log.read(20_000)));
  log.writeLines(500);
  expect(log.pauses()).toBeGreaterThan(10);
  got.push(log.read(10_000_000));
  expect(got.join("")).toBe(line.repeat(500));
  expect(log.told).toEqual([]);
});

test("a reader that always is slow holds up the process for half a second of every ten", () => {
  using log = openLog((pauses) => {
    if (pauses % 20 === 0) log.read(4_096);
  });
  log.writeLines(10_000);
  expect(log.pauses()).toBe(50);
  log.pass(10_000);
  log.read(100_000);
  log.writeLines(10_000);
  expect(log.pauses()).toBe(100);
});
