import type { Finding } from "../types";
import type { HeardAnswer } from "./hear";
import type { Knowledge } from "./knowledge";
import type { ProtocolState } from "./state";
import type { Hearer } from "./types";

/** One message and everything known when it's answered; `state` comes from the previous answer. */
export interface Scene {
  readonly state: ProtocolState;
  readonly learnt: Knowledge;
  readonly heard: HeardAnswer;
  readonly finding: Finding;
  readonly used: readonly string[];
  readonly hearer: Hearer;
}
