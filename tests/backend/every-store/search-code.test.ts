import { describe, expect, test } from "vitest";
import { forAllTests } from "../../support/for-all-tests.ts";
import { openSite } from "../support/open-site.ts";
import { aDocument } from "../support/content-folder.ts";
import { searchFor } from "../support/search-for.ts";

const files = {
  "api/flags.md": aDocument({ subject: "Flags" }, "Try `--dry-run` first. Without it, a run changes files."),
  "api/dry.md": aDocument({ subject: "A dry summer" }, "A run in a dry summer, and another dry run."),
  "api/verbose.md": aDocument({ subject: "More output" }, "With `-v` it tells each step."),
  "api/version.md": aDocument({ subject: "Versions" }, "Very few versions have a value."),
  "api/env.md": aDocument({ subject: "Settings" }, "Put them into `.env`, which is read at the start."),
  "api/env-words.md": aDocument({ subject: "Env" }, "Each env is a place of its own: env one, env two."),
  "api/hook.md": aDocument({ subject: "Hooks" }, "`const { data } = useLazyQuery(text);` asks later."),
  "api/call.md": aDocument({ subject: "Calls" }, "`client.send()` returns a promise."),
  "api/send.md": aDocument({ subject: "Send by client" }, "A client sends letters. Send them."),
  "api/http.md": aDocument({ subject: "Connections" }, "A server answers by HTTP/2, and older ones by HTTP/1.1."),
  "api/http-one.md": aDocument({ subject: "HTTP 2 ways" }, "There are 2 ways: http and 2 more."),
  "api/cpp.md": aDocument({ subject: "Languages" }, "It is written in C++."),
  "api/csharp.md": aDocument({ subject: "Another language" }, "It is written in C# alone."),
  "api/c.md": aDocument({ subject: "Plan C" }, "Plan C comes after plan B; C is the last."),
  "api/node.md": aDocument({ subject: "Runtimes" }, "Runs on Node.js alone."),
  "api/node-words.md": aDocument({ subject: "A node and its js" }, "Each node has js files; a node is a node."),
  "api/then.md": aDocument({ subject: "Promises" }, "Call `.then()` on it."),
  "api/user.md": aDocument({ subject: "Get a user by id" }, "Ask for one user."),
  "api/policy.md": aDocument({ subject: "The fetch policy" }, "What comes from the memory."),
  "blog/error.md": aDocument(
    { subject: "When a list is empty" },
    "The log says `TypeError: Cannot read properties of undefined (reading 'map')`. Give the list a default.",
  ),
  "blog/errors.md": aDocument({ subject: "Errors" }, "A map of undefined types: read all properties of an error."),
};
const site = forAllTests(() => openSite(files));

function search(term: string) {
  return searchFor(site(), term);
}

describe("what programmers type", () => {
  test.each([
    ["--dry-run", "flags"],
    ["-v", "verbose"],
    [".env", "env"],
    ["client.send()", "call"],
    ["HTTP/2", "http"],
    ["C++", "cpp"],
    ["C#", "csharp"],
    ["how to write C#?", "csharp"],
    ["node.js", "node"],
    [".then()", "then"],
    ["what does .then() do", "then"],
    ["useLazyQuery", "hook"],
    ["uselazyquery(", "hook"],
    ["Uncaught TypeError: Cannot read properties of undefined (reading 'map') at App.tsx:12", "error"],
  ])("%s finds the page that has it as typed", async (term, slug) => {
    expect((await search(term)).slugs[0]).toBe(slug);
  });

  test("is found by its parts", async () => {
    expect((await search("query")).slugs).toEqual(["hook"]);
    expect((await search("lazy queries")).slugs[0]).toBe("hook");
    expect((await search("dry run")).slugs).toContain("flags");
  });

  test("is found where texts have its parts alone", async () => {
    expect((await search("lettersPromise")).slugs).toEqual(expect.arrayContaining(["send", "call"]));
    expect((await search("getUserById")).slugs).toEqual(["user"]);
    expect(await search("how do I call getUserById")).toMatchObject({ correctedTerm: null });
    expect((await search("XMLUserParser")).slugs).toEqual(["user"]);
    expect((await search("fetchPolicyOptions")).slugs[0]).toBe("policy");
    expect((await search("NoSuchZebra")).slugs).toEqual([]);
    expect(await search("clientsend")).toMatchObject({ correctedTerm: null });
    expect((await search("clientsend")).slugs).toContain("send");
  });
});
