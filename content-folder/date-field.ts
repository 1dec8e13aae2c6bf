import { z } from "zod";
import { meantDate, meantTime } from "./faults/meant-date.ts";
import { orMeant } from "./faults/or-meant.ts";

/** A day, or a time with its offset; it becomes a time in UTC. */
export const DateField = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], {
    error: orMeant("expected a date such as 2026-03-04", (given) => meantDate(given) ?? meantTime(given)),
  })
  .transform((value) => new Date(value).toISOString().replace(".000Z", "Z"));
