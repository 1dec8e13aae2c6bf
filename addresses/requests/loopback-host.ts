/** Loopback names, which always mean this machine, with or without a port. */
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

/**
 * Whether a `Host` names this machine itself. Any other name may be a foreign one that is made to lead here: to a browser, a page of that name and what
 * listens here are then of one origin.
 */
export function isLoopbackHost(host: string): boolean {
  return loopback.test(host);
}
