/**
 * Data that our own server (serving/, decision 0059) attaches to a request or reads from a
 * response. When the framework runs alone, for instance on a platform that starts it itself, both
 * are missing and everything still works.
 */
const AFTERWARDS = Symbol.for("willow:afterwards");
/** Where a response keeps its text (./text-answer.ts). */
export const TEXT: unique symbol = Symbol.for("willow:text");
const BODY = Symbol.for("willow:body");

/** Schedules work to run after the handler has responded. */
export type Afterwards = (work: () => Promise<void>) => void;

export const afterwardsOf = (request: Request): Afterwards | undefined =>
  (request as Request & { [AFTERWARDS]?: Afterwards })[AFTERWARDS];

/** Collects a small body of known length, if our own server passed it without a stream. */
export const collectedBodyOf = (request: Request): (() => Promise<Uint8Array>) | undefined =>
  (request as Request & { [BODY]?: () => Promise<Uint8Array> })[BODY];
