// Headers of every answer that does not pass the middleware: next.config.mjs sets them on what the
// framework answers, ./carry.mjs on what is answered without it.

/** For every answer, files of the build included; the same values stand in the middleware. */
export const EVERYWHERE = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "strict-transport-security": "max-age=63072000; includeSubDomains",
};

/** For calls. */
export const CALLS = {
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "permissions-policy": "microphone=(self), camera=(), geolocation=()",
};
