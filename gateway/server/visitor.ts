import { isIP } from "node:net";
import type { Request } from "express";
import type { Visitor } from "../graphql/context.ts";

/** The visitor of a request: the address as Express sees it through the trusted proxies; null for what is no address. */
export const visitorOf = (request: Request): Visitor => {
  const ip = request.ip?.replace(/^::ffff:/, "") ?? "";
  return { ip: isIP(ip) === 0 ? null : ip };
};
