import { withinLimit } from "../time/time-limit.ts";

/** `fetch` with an answer whose body is there too, so that the limit holds for all of it. */
export const fetchWhole: typeof fetch = (address, options) =>
  withinLimit(async (signal) => {
    const response = await fetch(address, { ...options, signal });
    return new Response(await response.arrayBuffer(), response);
  });
