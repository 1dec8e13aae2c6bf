/** The data that the application starts from. */
export interface LoadedState {
  readonly json: string;
  /** Whether it is what the page was rendered from; else it is newer. */
  readonly isOfPage: boolean;
}

/** What the application gets when it takes a page over. */
export interface HandOver {
  /** What the visitor pointed at, focused or pressed last. */
  readonly pointedAt: EventTarget | null;
}

/** The application once it runs, as the kernel knows it. */
export interface RunningApplication {
  /** Asks again for what the page shows. */
  readonly refetch: () => void;
  /** Calls `shown` in an idle moment for the page that is open, and for every later one. */
  readonly onShownPage: (shown: () => void) => void;
}
