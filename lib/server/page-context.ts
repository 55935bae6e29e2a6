import { redirect, unauthorized } from "next/navigation";
import type { Ctx, MemberCtx } from "@/lib/ports/context";
import { requestContext } from "./request-context";

/** Who may see a page: `onboarded` also sends a person without an age to /onboarding (contract 8). */
export type PageAccess = "anyone" | "member" | "onboarded";

export async function pageContext(access: "anyone"): Promise<Ctx>;
export async function pageContext(access: "member" | "onboarded"): Promise<MemberCtx>;
export async function pageContext(access: PageAccess): Promise<Ctx> {
  const ctx = await requestContext();
  if (access === "anyone") return ctx;
  if (ctx.actor.kind !== "member") unauthorized();
  if (access === "onboarded" && ctx.actor.user.age === null) redirect("/onboarding");
  return ctx;
}
