import type { ProtocolAnswer } from "@/lib/crisis/protocol/types";
import type { Reply } from "./types";

/**
 * Turns an authored answer of the crisis protocol into what is shown and stored; no model writes it
 * (decision 0006).
 */
export function speakProtocol(
  { text, state, activities }: ProtocolAnswer,
  emit: (text: string) => void,
): Reply {
  emit(text);
  const offered = activities.length > 0 ? { suggested_activities: [...activities] } : {};
  return { content: text, metadata: { crisis: state, ...offered } };
}
