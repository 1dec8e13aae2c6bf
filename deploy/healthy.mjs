/** Exits with 0 if this container's gateway is ready for traffic, else with 1. */
const port = process.env.PORT ?? "4000";
const isReady = await fetch(`http://127.0.0.1:${port}/operations/ready`, { signal: AbortSignal.timeout(2_000) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(isReady ? 0 : 1);
