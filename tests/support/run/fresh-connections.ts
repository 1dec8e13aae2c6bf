import { Agent, setGlobalDispatcher } from "undici";

/** Idle connections that are used again, in milliseconds: servers keep them for five seconds. */
const idleMs = 500;

// A server may close an idle connection while a request is being sent on it, and `fetch` does not send it again: where the machine is busy, the
// second between their two limits is not enough.
setGlobalDispatcher(new Agent({ keepAliveTimeout: idleMs, keepAliveMaxTimeout: idleMs }));
