import type { RequestHandler } from "express";
import { sendNotFound } from "../send-not-found.ts";

/** What answers here is no page: its address is a plain 404 while the site has it switched off. */
const noPage = /^\/(?:mcp|newsletter\/unsubscribe|playground\/.+)\/?$/;

/** Answers 404 at the addresses of services and files that the site has switched off; its pages are gone from the route table of the client. */
export function closedAddresses(
  isClosed: (path: string) => boolean,
  heard: (message: string) => string,
): RequestHandler {
  return (request, response, next) => {
    const isService =
      noPage.test(request.path) && (request.method === "POST" || !request.path.startsWith("/newsletter"));
    if (!isService || !isClosed(request.path)) return next();
    sendNotFound(response, heard);
  };
}
