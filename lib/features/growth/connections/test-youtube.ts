import type { MemberCtx } from "@/lib/ports/context";
import { beginAuthorization } from "./begin-authorization";
import { CONNECTION_WORDS } from "./copy";
import { testConnection } from "./test-connection";
import type { TestResult } from "./types";

/** API-56: while no channel is connected, the response says where to authorize one. */
export async function testYoutube(ctx: MemberCtx): Promise<TestResult> {
  const tested = await testConnection(ctx, "youtube");
  if (tested) return tested;
  const { authUrl } = await beginAuthorization(ctx, { platform: "youtube" });
  return { connected: false, message: CONNECTION_WORDS.authorizeFirst, authUrl };
}
