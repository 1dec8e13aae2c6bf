import { createServer } from "node:http";
import { z } from "zod";

/**
 * A bare `node:http` server: serves answers from memory, by path, and reads each request's body to the end before answering. Run by
 * `bare-process.ts`.
 */
const Answers = z.object({
  kind: z.literal("answers"),
  answers: z.array(z.object({ path: z.string(), headers: z.array(z.string()), body: z.base64() })),
});

process.on("message", (message: unknown) => {
  const parsed = Answers.safeParse(message);
  if (parsed.success)
    serve(
      new Map(
        parsed.data.answers.map(({ path, headers, body }) => [path, { headers, body: Buffer.from(body, "base64") }]),
      ),
    );
});

function serve(answers: ReadonlyMap<string, { readonly headers: readonly string[]; readonly body: Buffer }>): void {
  const server = createServer((request, response) => {
    request.on("data", () => {});
    request.on("end", () => {
      const answer = answers.get(request.url ?? "");
      if (!answer) return void response.writeHead(404).end();
      response.writeHead(200, [...answer.headers]);
      response.end(answer.body);
    });
  });
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    if (address !== null && typeof address === "object") process.send?.({ kind: "listening", port: address.port });
  });
}
