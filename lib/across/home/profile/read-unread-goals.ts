import { readOwnProfile } from "@/lib/core/identity/profile-repository";
import { examineAgain } from "@/lib/core/incidents/examine-again";
import type { UnreadReader } from "@/lib/core/incidents/read-unread";

export const readUnreadGoals: UnreadReader = async (ctx) =>
  examineAgain(ctx, "profile", [(await readOwnProfile(ctx)).therapyGoals]);
