import type { ListenOptions, Server } from "node:net";

/**
 * Starts listening. The server goes on after a later error, such as that of a connection that cannot be accepted: `onError` is told.
 *
 * @throws Error if it cannot listen.
 */
export async function startListening(
  server: Server,
  options: ListenOptions,
  onError: (error: Error) => void,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options, () => {
      server.off("error", reject).on("error", onError);
      resolve();
    });
  });
}
