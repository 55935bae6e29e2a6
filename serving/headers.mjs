// Headers for every answer that skips the middleware: next.config.mjs sets them on the framework's
// answers, ./carry.mjs on ours.

/** For every answer, including the build's files; the middleware has the same values. */
export const EVERYWHERE = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "strict-transport-security": "max-age=63072000; includeSubDomains",
};

/** For API calls. */
export const CALLS = {
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "permissions-policy": "microphone=(self), camera=(), geolocation=()",
};
