import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { createElement, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import type { ReactElement } from "react";
import { browserStorage } from "../../data/browser-storage.ts";
import { withinLimit } from "../../time/time-limit.ts";
import { onRatingStored, readRating } from "./stored-ratings.ts";
import { showToast } from "../../ui/toasts/toasts.ts";
import type { AfterRating, RatingOutcome } from "./submit-rating.ts";
import { say } from "../../../words/say.ts";

/** The visitor's rating of a document. */
export interface Rating {
  /** The rating shown; null if there is none. */
  readonly value: number | null;
  /** Why the last rating was not accepted; null if nothing is wrong. */
  readonly failure: string | null;
  readonly rate: (rating: number) => void;
  /** The actions after rating; null if there is no rating or their code is not loaded. */
  readonly after: ReactElement | null;
}

/** Arrow keys pass through every half star: only the one where they stop is sent. */
const debounceMs = 600;

/** Shows a new rating at once and sends it after a pause; if it is refused, the previous one is shown again. */
export function useRating(slug: string): Rating {
  const client = useApolloClient();
  const stored = useSyncExternalStore(
    onRatingStored,
    () => readRating(browserStorage, slug)?.rating ?? null,
    () => null,
  );
  const [chosen, setChosen] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const After = useAfterRating(stored);
  const sendPending = useRef<() => void>(undefined);
  const latest = useRef<number>(undefined);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  // A rating chosen just before the visitor leaves the page is still sent.
  useEffect(() => {
    const leave = (): void => sendPending.current?.();
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
    };
  }, []);

  const send = async (rating: number): Promise<void> => {
    sendPending.current = undefined;
    // One after the other: the last choice is to be the one that is kept.
    const answer = turn.current.then(() => submit(client, slug, rating));
    turn.current = answer;
    const outcome = await answer;
    showToast(outcome);
    // One chosen meanwhile stays shown: its own answer follows.
    if (latest.current !== rating) return;
    setChosen(null);
    setFailure(outcome.kind === "success" ? null : outcome.message);
  };

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const rate = (rating: number): void => {
    latest.current = rating;
    setChosen(rating);
    setFailure(null);
    // If it fails, sending tries again.
    load().catch(() => null);
    clearTimeout(timer.current);
    sendPending.current = () => {
      clearTimeout(timer.current);
      void send(rating);
    };
    timer.current = setTimeout(sendPending.current, debounceMs);
  };

  useEarlyRating(rate);

  const isChanging = chosen !== null;
  const after = After && stored !== null ? createElement(After, { key: slug, slug, rating: stored, isChanging }) : null;
  return { value: chosen ?? stored, failure, rate, after };
}

/** What follows a rating, loaded once there is one; null until then. A failed load is tried again with the next rating. */
function useAfterRating(stored: number | null): typeof AfterRating | null {
  const [After, setAfter] = useState<typeof AfterRating | null>(null);
  useEffect(() => {
    if (stored !== null)
      load().then(
        (part) => setAfter(() => part.AfterRating),
        () => null,
      );
  }, [stored]);
  return After;
}

/** Takes a star that was chosen before the application was there (kernel/early-rating.ts). */
function useEarlyRating(rate: (rating: number) => void): void {
  const rateEarly = useEffectEvent(rate);
  useEffect(() => {
    const early = document.querySelector<HTMLInputElement>("input[name=rating][data-chosen]");
    if (early === null) return undefined;
    delete early.dataset.chosen;
    const timer = setTimeout(() => rateEarly(Number(early.value)));
    return () => clearTimeout(timer);
  }, []);
}

/** The code that only visitors who rate, or have rated, need. Once there, it is kept: a page that is left waits for no import, not even of that. */
async function load() {
  return (loaded ??= await withinLimit(importPart));
}

let loaded: Awaited<ReturnType<typeof importPart>> | undefined;

function importPart() {
  return import("./submit-rating.ts");
}

async function submit(client: ApolloClient, slug: string, rating: number): Promise<RatingOutcome> {
  try {
    return await (await load()).submitRating(client, slug, rating);
  } catch {
    return { kind: "error", message: say("Failed to submit rating.") }; // the code could not be loaded
  }
}
