/** What one process at a time does for all that work over one store. */
export type Duty = "ingest" | "mail";

/** Ends a lease; fulfilled when nothing that it allowed goes on. */
export type EndLease = () => Promise<void>;

/** What other processes did that this one should know. */
export interface PeerNotifications {
  /** Readers can see something new. Told at least once after every change, of one's own too. */
  readonly onPublished: () => void;
  /** A mail was queued. */
  readonly onMail: () => void;
}

/** The processes that work over one store. */
export interface Peers {
  /** Whether there can be others beside this one. */
  readonly arePossible: boolean;
  /** Calls `begin` whenever this process gets the lease, and what that gave when the lease is over; gives what ends it for good. */
  readonly takeLease: (duty: Duty, begin: () => EndLease) => EndLease;
  /** Begins to listen; ends when the store is closed. */
  readonly listen: (news: PeerNotifications) => void;
}

/** Of a store that no two processes can use: the lease is always one's own, and nothing is notified. */
export const noPeers: Peers = {
  arePossible: false,
  takeLease: (_duty, begin) => begin(),
  listen: () => undefined,
};
