import { sessionsKey } from "@/lib/features/conversation/constants";
import { TRAUMA_MOOD } from "@/lib/features/conversation/trauma/constants";

/** Nested under the key of all conversations, so that refreshing those refreshes these. */
export const traumaSessionsKey = [...sessionsKey, TRAUMA_MOOD] as const;
