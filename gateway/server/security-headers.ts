import type { RequestHandler } from "express";

/** What every response carries, hits, errors and refusals included. Pages have their own Content-Security-Policy. */
const headers = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "referrer-policy": "strict-origin-when-cross-origin",
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
} as const;

export const securityHeaders = (): RequestHandler => (_request, response, next) => {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  next();
};
