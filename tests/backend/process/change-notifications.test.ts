import { expect, test } from "vitest";
import { createChangeNotifications } from "../../../backend/notifications/change-notifications.ts";
import type { BackendMessage } from "../../../backend/channel-messages.ts";
import { published } from "../../../content-folder/problem.ts";

function deadLinks(...files: readonly string[]) {
  return { problems: files.map((file) => ({ file, ...published("dead-link", 1, "the link leads nowhere") })) };
}

test("a summary names the latest mistakes first, however many there were before", () => {
  const sent: BackendMessage[] = [];
  const { scanned } = createChangeNotifications((message) => void sent.push(message));
  const named = () => {
    const last = sent.at(-1);
    return last?.kind === "problems" ? last.causes.flatMap(({ first }) => first.map(({ file }) => file)) : [];
  };
  scanned(deadLinks("a", "b", "c", "d", "e", "f", "g"));
  expect(named()).toEqual(["a", "b", "c", "d", "e"]);
  scanned(deadLinks("a", "b", "c", "d", "e", "f", "g", "z"));
  expect(named()).toEqual(["z", "a", "b", "c", "d"]);
  scanned(deadLinks("a", "b", "c", "d", "e", "f", "g", "y", "z"));
  expect(named()).toEqual(["y", "z", "a", "b", "c"]);
});
