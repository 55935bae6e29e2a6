import { examineAgain } from "@/lib/features/safety/examine-again";
import type { UnreadReader } from "@/lib/features/safety/read-unread";
import { readOwnProfile } from "./profile-repository";

export const readUnreadGoals: UnreadReader = async (ctx) =>
  examineAgain(ctx, "profile", [(await readOwnProfile(ctx)).therapyGoals]);
