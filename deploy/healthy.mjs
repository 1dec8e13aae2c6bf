/** Ends with 0 where the gateway of this container takes visitors, and with 1 where it does not. */
const port = process.env.PORT ?? "4000";
const isReady = await fetch(`http://127.0.0.1:${port}/operations/ready`, { signal: AbortSignal.timeout(2_000) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(isReady ? 0 : 1);
