/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { parentPort, workerData } from "node:worker_threads";
import { readSource } from "../source/recognise.ts";
import { draftPage } from "./draft-page.ts";
import type { DraftOrder } from "./draft-pages.ts";

/** A worker thread that converts its share of the pages of a site and ends. */
const order: DraftOrder = workerData;
const site = readSource(order.source);
parentPort?.postMessage(order.pages.map((page) => draftPage(page, site, order.repository)));
