import { withinLimit } from "../time/time-limit.ts";

/** `fetch` that also waits for the whole body, so that the time limit covers it. */
export const fetchWhole: typeof fetch = (address, options) =>
  withinLimit(async (signal) => {
    const response = await fetch(address, { ...options, signal });
    return new Response(await response.arrayBuffer(), response);
  });
