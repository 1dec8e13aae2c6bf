import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { createElement, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { ReactElement } from "react";
import { withinLimit } from "../../time/time-limit.ts";
import { onRatingStored, readRating } from "./stored-ratings.ts";
import { showToast } from "../../ui/toasts.ts";
import type { AfterRating, RatingOutcome } from "./submit-rating.ts";

/** The visitor's rating of a document. */
export interface Rating {
  /** What the stars show; null while there is none. */
  readonly value: number | null;
  /** Why the last rating did not count; null when nothing is wrong. */
  readonly failure: string | null;
  readonly rate: (rating: number) => void;
  /** What can be done once there is a rating; null where there is none, or its code is not there. */
  readonly after: ReactElement | null;
}

/** Arrow keys pass through every half star on their way: only the one where they rest is sent. */
const restMs = 600;

/** Shows a new rating at once and sends it when the choice rests; a refused one gives way to the one before. */
export const useRating = (slug: string): Rating => {
  const client = useApolloClient();
  const stored = useSyncExternalStore(
    onRatingStored,
    () => storedRating(slug),
    () => null,
  );
  const [chosen, setChosen] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [After, setAfter] = useState<typeof AfterRating | null>(null);
  useEffect(() => {
    if (stored !== null)
      load().then(
        (part) => setAfter(() => part.AfterRating),
        () => null,
      );
  }, [stored]);
  const sendPending = useRef<() => void>(undefined);
  // A rating that was chosen just before the visitor left the page still counts.
  useEffect(() => () => sendPending.current?.(), []);

  const send = async (rating: number): Promise<void> => {
    sendPending.current = undefined;
    const outcome = await submit(client, slug, rating);
    showToast(outcome);
    setChosen(null);
    setFailure(outcome.kind === "success" ? null : outcome.message);
  };

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const rate = (rating: number): void => {
    setChosen(rating);
    setFailure(null);
    clearTimeout(timer.current);
    sendPending.current = () => {
      clearTimeout(timer.current);
      void send(rating);
    };
    timer.current = setTimeout(sendPending.current, restMs);
  };

  const after = After && stored !== null ? createElement(After, { key: slug, slug, rating: stored }) : null;
  return { value: chosen ?? stored, failure, rate, after };
};

/** What only those need who rate, or have rated. */
const load = () => withinLimit(() => import("./submit-rating.ts"));

const submit = async (client: ApolloClient, slug: string, rating: number): Promise<RatingOutcome> => {
  try {
    return await (await load()).submitRating(client, slug, rating);
  } catch {
    return { kind: "error", message: "Failed to submit rating." }; // its code could not be loaded
  }
};

const storedRating = (slug: string): number | null => {
  try {
    return readRating(localStorage, slug)?.rating ?? null;
  } catch {
    return null; // storage may be forbidden as a whole
  }
};
