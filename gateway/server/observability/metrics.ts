import { setTimeout as delay } from "node:timers/promises";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { AnswerStore } from "../../answers/answer-store.ts";
import type { Source } from "../../answers/served.ts";
import type { Outcome } from "../../answers/listener.ts";
import type { CallObserver } from "../../docs-api/transport/guard.ts";

/** The metrics that Prometheus scrapes. */
export interface Metrics {
  readonly read: () => Promise<string>;
  /** Counts one answer of a route. Cheap: it is called for every hit. */
  readonly count: (outcome: Outcome) => void;
  /** Times one call to the docs backend. */
  readonly timeUpstream: CallObserver;
  /** Exports the total size of the stores of answers. Called once. */
  readonly watchStores: (stores: readonly Pick<AnswerStore, "sizeBytes" | "count">[]) => void;
}

const sources: readonly Source[] = ["hit", "stale", "miss", "error", "refused"];

/** How often the delay of the event loop is sampled: every 10 ms, the default, takes a hundredth of a slow core. */
const sampledMs = 50;

/** Builds the metrics of one gateway, in a registry of its own. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const counts = new Map<string, Record<Source, number>>();
  countAnswers(registry, counts);
  let watched: Promise<void> | null = null;
  const upstream = new Histogram({
    name: "lectern_upstream_seconds",
    help: "Duration of calls to the docs backend, by call and outcome.",
    labelNames: ["call", "outcome"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 4],
    registers: [registry],
  });
  return {
    read: async () => {
      await (watched ??= watchProcess(registry));
      return registry.metrics();
    },
    count: ({ route, source }) => {
      const known = counts.get(route);
      if (known === undefined) counts.set(route, { hit: 0, stale: 0, miss: 0, error: 0, refused: 0, [source]: 1 });
      else known[source] += 1;
    },
    timeUpstream: (call, outcome, durationMs) => upstream.observe({ call, outcome }, durationMs / 1_000),
    watchStores: (stores) => {
      gauge(registry, "lectern_answers_bytes", "Memory of all stored answers, in all encodings.", () =>
        sum(stores.map(({ sizeBytes }) => sizeBytes())),
      );
      gauge(registry, "lectern_answers_entries", "Number of stored answers.", () =>
        sum(stores.map(({ count }) => count())),
      );
    },
  };
}

/** Measures the process itself, from the first reading on: where nobody reads, it costs nothing. Waits for the first samples. */
async function watchProcess(registry: Registry): Promise<void> {
  collectDefaultMetrics({ register: registry, prefix: "lectern_", eventLoopMonitoringPrecision: sampledMs });
  await delay(2 * sampledMs);
}

/** Counts in plain numbers while serving; they reach the registry only when it is read. */
function countAnswers(registry: Registry, counts: ReadonlyMap<string, Record<Source, number>>): void {
  const counter: Counter<"route" | "source"> = new Counter({
    name: "lectern_answers_total",
    help: "Answers by route and source: hit, stale, miss, error, refused.",
    labelNames: ["route", "source"],
    registers: [registry],
    collect: () => {
      counter.reset();
      for (const [route, bySource] of counts)
        for (const source of sources) counter.inc({ route, source }, bySource[source]);
    },
  });
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function gauge(registry: Registry, name: string, help: string, value: () => number): void {
  const made: Gauge = new Gauge({ name, help, registers: [registry], collect: () => made.set(value()) });
}
