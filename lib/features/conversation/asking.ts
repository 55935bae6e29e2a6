import type { Finding } from "@/lib/crisis/types";
import type { TraumaWork } from "@/lib/ports/model";
import type { KnownOfTurn } from "./turn-repository";
import type { ChatMessage } from "./types";

/** What an answer is asked for with. */
export interface Asking {
  readonly known: KnownOfTurn;
  /** The message that is answered. */
  readonly newest: ChatMessage;
  readonly finding: Finding;
  /** A caring question follows the guide's answer. */
  readonly caring: boolean;
  /** Null in every conversation that is no trauma work. */
  readonly trauma: TraumaWork | null;
  /** Told at once what only the second reader sees; no answer is waited for. */
  readonly heard: (raised: Finding) => Promise<void>;
}
