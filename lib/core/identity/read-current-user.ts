import type { MemberCtx } from "@/lib/ports/context";
import { readOwnProfile } from "./profile-repository";
import type { CurrentUser } from "./types";

/** The signed-in person with their encrypted columns opened (API-13). */
export const readCurrentUser = (ctx: MemberCtx): Promise<CurrentUser> => readOwnProfile(ctx);
