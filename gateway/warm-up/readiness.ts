/** Whether a gateway is ready for visitors, and why not. */
export type Readiness = "warming" | "ready" | "stopping";

/** The readiness of one gateway: once it is stopping, it stays so. */
export interface ReadinessState {
  readonly current: () => Readiness;
  /** True if it is ready now. */
  readonly becomeReady: () => boolean;
  readonly stop: () => void;
}

/** Creates the readiness of a gateway that is warming, or of one that is ready at once. */
export function createReadiness(first: "warming" | "ready"): ReadinessState {
  let current: Readiness = first;
  return {
    current: () => current,
    becomeReady: () => {
      if (current === "warming") current = "ready";
      return current === "ready";
    },
    stop: () => {
      current = "stopping";
    },
  };
}
