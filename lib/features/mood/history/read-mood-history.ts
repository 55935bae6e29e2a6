import { listMood } from "@/lib/features/mood/list-mood";
import type { MemberCtx } from "@/lib/ports/context";
import { moodHistoryKey } from "./constants";

/** The newest page, in the shape the browser continues paging from. */
export const readMoodHistory = (ctx: MemberCtx) => ({
  queryKey: moodHistoryKey,
  read: async () => ({ pages: [await listMood(ctx)], pageParams: [null] }),
});
