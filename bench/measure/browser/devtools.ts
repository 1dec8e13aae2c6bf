import { once } from "node:events";
import { z } from "zod";

/** A raw DevTools protocol connection to one page. Only the requested domains are enabled, which keeps the overhead low. */
export interface PageSession {
  readonly send: (method: string, params?: Readonly<Record<string, unknown>>) => Promise<unknown>;
  readonly on: (method: string, listener: (params: unknown) => void) => void;
  readonly close: () => void;
}

const Message = z.object({
  id: z.number().optional(),
  method: z.string().optional(),
  params: z.unknown().optional(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
});

/** Connects to the page at a DevTools address. */
export async function connectPage(webSocketUrl: string): Promise<PageSession> {
  const socket = new WebSocket(webSocketUrl);
  const waiting = new Map<
    number,
    { readonly resolve: (result: unknown) => void; readonly reject: (error: Error) => void }
  >();
  const listeners = new Map<string, (params: unknown) => void>();
  socket.addEventListener("message", ({ data }) => {
    const { id, method, params, result, error } = Message.parse(JSON.parse(String(data)));
    if (method !== undefined) listeners.get(method)?.(params);
    if (id === undefined) return;
    if (error) waiting.get(id)?.reject(new Error(error.message));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  });
  socket.addEventListener("close", () => {
    for (const { reject } of waiting.values()) reject(new Error("The browser closed before it answered."));
    waiting.clear();
  });
  await once(socket, "open");
  let lastId = 0;
  return {
    send: (method, params = {}) => {
      const answer = new Promise((resolve, reject) => {
        if (socket.readyState !== WebSocket.OPEN) throw new Error(`The browser has closed: ${method} was not sent.`);
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        socket.send(JSON.stringify({ id: lastId, method, params }));
      });
      // The caller has the error; while it still awaits something else, it would end the process before its own is told.
      answer.catch(() => undefined);
      return answer;
    },
    on: (method, listener) => void listeners.set(method, listener),
    close: () => socket.close(),
  };
}
