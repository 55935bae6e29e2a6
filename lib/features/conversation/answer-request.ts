import type { Finding } from "@/lib/crisis/types";
import type { TraumaWork } from "@/lib/ports/model";
import type { KnownOfTurn } from "./turn-repository";
import type { ChatMessage } from "./types";

/** Everything an answer is requested with. */
export interface AnswerRequest {
  readonly known: KnownOfTurn;
  /** The message being answered. */
  readonly newest: ChatMessage;
  readonly finding: Finding;
  /** Whether a caring question follows the guide's answer. */
  readonly caring: boolean;
  /** Null in every conversation that isn't trauma work. */
  readonly trauma: TraumaWork | null;
  /** Called at once with findings only the second reader made; doesn't wait for an answer. */
  readonly heard: (raised: Finding) => Promise<void>;
}
