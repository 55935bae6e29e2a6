import { sessionsKey } from "@/lib/features/chat/keys";
import { TRAUMA_MOOD } from "./constants";

/** Under the key of all conversations, so that whatever changes those refreshes these. */
export const traumaSessionsKey = [...sessionsKey, TRAUMA_MOOD] as const;
