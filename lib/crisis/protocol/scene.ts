import type { Finding } from "../types";
import type { Heard } from "./hear";
import type { Learnt } from "./learn";
import type { ProtocolState } from "./state";
import type { Hearer } from "./types";

/** One message and all that is known when it is answered; `state` is that of the answer before. */
export interface Scene {
  readonly state: ProtocolState;
  readonly learnt: Learnt;
  readonly heard: Heard;
  readonly finding: Finding;
  readonly used: readonly string[];
  readonly hearer: Hearer;
}
