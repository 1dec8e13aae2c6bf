/** Work that one process at a time does for all that share a store. */
export type Duty = "ingest" | "mail";

/** Ends a lease; resolves once all work under it has stopped. */
export type EndLease = () => Promise<void>;

/** Notifications from other processes. */
export interface PeerNotifications {
  /** Visible content has changed. Called at least once after every change, including this process's own. */
  readonly onPublished: () => void;
  /** A mail was queued. */
  readonly onMail: () => void;
}

/** The processes that share one store. */
export interface Peers {
  /** Whether other processes can share the store. */
  readonly arePossible: boolean;
  /**
   * Calls `begin` whenever this process obtains the lease, and the function that it returned when the lease ends. Returns a function that ends it for
   * good.
   */
  readonly takeLease: (duty: Duty, begin: () => EndLease) => EndLease;
  /** Starts listening, until the store is closed. */
  readonly listen: (notifications: PeerNotifications) => void;
}

/** For a store of a single process: it always has the lease, and there are no notifications. */
export const noPeers: Peers = {
  arePossible: false,
  takeLease: (_duty, begin) => begin(),
  listen: () => undefined,
};
