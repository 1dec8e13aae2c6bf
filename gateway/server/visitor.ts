import type { Request } from "express";
import type { Visitor } from "../graphql/context.ts";

/** The visitor of a request: the address as Express sees it through the trusted proxies. */
export const visitorOf = (request: Request): Visitor => ({ ip: request.ip?.replace(/^::ffff:/, "") ?? null });
