import en from "@/messages/en/alert-sentence.json";
import type { Audience } from "./audience";

/**
 * Says who is alerted to a crisis, in the same words as /safety. Every page, mail and reply that
 * mentions it uses this.
 */
export const ALERT_SENTENCE: Readonly<Record<Audience, string>> = en;

/** The adults' sentence about an alert that leaves out something else than their words. */
export const alertWithout = (what: string): string => en.adult.replace("your words", what);
