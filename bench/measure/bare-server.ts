import { createServer } from "node:http";
import { z } from "zod";

/** A bare `node:http` server: answers every request, its body read to the end, with the same bytes from memory. Run by `bare-process.ts`. */
const Recorded = z.object({ kind: z.literal("answer"), headers: z.array(z.string()), body: z.base64() });

process.once("message", (message: unknown) => {
  const { headers, body } = Recorded.parse(message);
  const bytes = Buffer.from(body, "base64");
  const server = createServer((request, response) => {
    request.on("data", () => {});
    request.on("end", () => {
      response.writeHead(200, headers);
      response.end(bytes);
    });
  });
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    process.send?.({ kind: "listening", port: typeof address === "object" ? address?.port : null });
  });
});
