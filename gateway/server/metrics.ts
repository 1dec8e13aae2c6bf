import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { AnswerStore } from "../answers/answer-store.ts";
import type { Source } from "../answers/answers.ts";
import type { Outcome } from "../answers/listener.ts";
import type { CallObserver } from "../docs-api/transport/guard.ts";

/** What Prometheus reads. */
export interface Metrics {
  readonly read: () => Promise<string>;
  /** Counts one answer of a door. Cheap: it is called for every hit. */
  readonly count: (outcome: Outcome) => void;
  /** Times one call to the docs backend. */
  readonly timeUpstream: CallObserver;
  /** Shows the room that the stored answers take. */
  readonly watchStore: (store: Pick<AnswerStore, "sizeBytes" | "count">) => void;
}

const sources: readonly Source[] = ["hit", "stale", "miss", "error", "refused"];

/** Builds the metrics of one gateway, in a registry of its own. */
export const createMetrics = (): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: "lectern_" });
  const counts = new Map<string, Record<Source, number>>();
  countAnswers(registry, counts);
  const upstream = new Histogram({
    name: "lectern_upstream_seconds",
    help: "Time of calls to the docs backend, by call and outcome.",
    labelNames: ["call", "outcome"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 4],
    registers: [registry],
  });
  return {
    read: () => registry.metrics(),
    count: ({ door, source }) => {
      const known = counts.get(door) ?? { hit: 0, stale: 0, miss: 0, error: 0, refused: 0 };
      known[source] += 1;
      counts.set(door, known);
    },
    timeUpstream: (call, outcome, durationMs) => upstream.observe({ call, outcome }, durationMs / 1_000),
    watchStore: (store) => {
      gauge(
        registry,
        "lectern_answers_bytes",
        "Memory of the stored answers, all encodings included.",
        store.sizeBytes,
      );
      gauge(registry, "lectern_answers_entries", "Stored answers.", store.count);
    },
  };
};

/** Plain numbers while serving; handed to the registry only when it is read. */
const countAnswers = (registry: Registry, counts: ReadonlyMap<string, Record<Source, number>>): void => {
  const counter: Counter<"door" | "source"> = new Counter({
    name: "lectern_answers_total",
    help: "Answers by door, and how they were come by: hit, stale, miss, error, refused.",
    labelNames: ["door", "source"],
    registers: [registry],
    collect: () => {
      counter.reset();
      for (const [door, bySource] of counts)
        for (const source of sources) counter.inc({ door, source }, bySource[source]);
    },
  });
};

const gauge = (registry: Registry, name: string, help: string, value: () => number): void => {
  const made: Gauge = new Gauge({ name, help, registers: [registry], collect: () => made.set(value()) });
};
