import { sessionsKey } from "@/lib/features/conversation/keys";
import { TRAUMA_MOOD } from "@/lib/features/conversation/trauma/constants";

/** Under the key of all conversations, so that whatever changes those refreshes these. */
export const traumaSessionsKey = [...sessionsKey, TRAUMA_MOOD] as const;
