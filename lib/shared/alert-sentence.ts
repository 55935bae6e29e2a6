import type { Audience } from "./audience";

/**
 * Says who is alerted to a crisis, in the same words as /safety. Every page, mail and reply that
 * mentions it uses this.
 */
export const alertWithout = (what: string): string =>
  `An alert without ${what} is sent to the people named by the operator of this service.`;

export const ALERT_SENTENCE: Readonly<Record<Audience, string>> = {
  adult: alertWithout("your words"),
  child: "A note goes to the people who run this app. Your words are not in the note.",
};
