import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createLog } from "../../../../gateway/log.ts";
import { attribute, handleUncaught } from "../../../../gateway/server/faults.ts";

/** A server process with uncaught faults, one per path. */
handleUncaught(createLog("info"));

let isWanted = false;
setInterval(() => {
  if (isWanted) throw new Error("thrown outside of a request");
}, 20);

function fault(): never {
  throw new Error("thrown in a request");
}

const server = createServer((request, response) =>
  attribute(request, response, () => {
    switch (request.url) {
      case "/timer":
        setTimeout(fault, 10);
        break;
      case "/promise":
        void Promise.resolve().then(fault);
        break;
      case "/event":
        request.on("data", fault).on("end", fault);
        break;
      case "/begun":
        response.writeHead(200, { "content-length": "100" }).write("the beginning");
        setTimeout(fault, 10);
        break;
      case "/nothing":
        // Anything may be thrown, null too.
        void Promise.reject(null);
        break;
      case "/outside":
        isWanted = true;
        response.end("soon");
        break;
      default:
        response.end("all is well");
    }
  }),
);
server.listen(0, "127.0.0.1", () => {
  const address: AddressInfo | string | null = server.address();
  process.stdout.write(`port ${typeof address === "object" ? address?.port : ""}\n`);
});
