/**
 * What our own server (serving/, decision 0059) gives along with a request, and reads off an
 * answer. Under the framework alone, as on a platform that starts it itself, neither is there, and
 * everything works without.
 */
const AFTERWARDS = Symbol.for("willow:afterwards");
/** Where an answer holds its text (./text-answer.ts). */
export const TEXT: unique symbol = Symbol.for("willow:text");
const BODY = Symbol.for("willow:body");

/** Takes what is to be done once the handler has answered. */
export type Afterwards = (work: () => Promise<void>) => void;

export const afterwardsOf = (request: Request): Afterwards | undefined =>
  (request as Request & { [AFTERWARDS]?: Afterwards })[AFTERWARDS];

/**
 * Collects a body whose length was told and is small, where our own server gave it without a
 * stream.
 */
export const collectedBodyOf = (request: Request): (() => Promise<Uint8Array>) | undefined =>
  (request as Request & { [BODY]?: () => Promise<Uint8Array> })[BODY];
