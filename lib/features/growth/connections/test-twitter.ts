import type { MemberCtx } from "@/lib/ports/context";
import { CONNECTION_WORDS } from "./copy";
import { testConnection } from "./test-connection";
import type { TestResult } from "./types";

/** API-55. */
export const testTwitter = async (ctx: MemberCtx): Promise<TestResult> =>
  (await testConnection(ctx, "twitter")) ?? {
    connected: false,
    message: CONNECTION_WORDS.notAuthorized,
  };
