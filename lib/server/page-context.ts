import { redirect, unauthorized } from "next/navigation";
import type { Ctx, MemberCtx } from "@/lib/ports/context";
import { requestContext } from "./request-context";

/**
 * Who may see a page: `onboarded` also sends a person without an age to /onboarding (contract 8).
 * `staff` does the same, save with those who hold a role: whom an alert calls to the crisis desk
 * answers no questions about themselves first. What a staff page holds opens with the PIN and the
 * role behind it, in the calls that read it.
 */
export type PageAccess = "anyone" | "member" | "onboarded" | "staff";

export async function pageContext(access: "anyone"): Promise<Ctx>;
export async function pageContext(access: "member" | "onboarded" | "staff"): Promise<MemberCtx>;
export async function pageContext(access: PageAccess): Promise<Ctx> {
  const ctx = await requestContext();
  if (access === "anyone") return ctx;
  if (ctx.actor.kind !== "member") unauthorized();
  const { age, isAdmin, isClinician } = ctx.actor.user;
  const answersFirst = access === "onboarded" || (access === "staff" && !isAdmin && !isClinician);
  if (answersFirst && age === null) redirect("/onboarding");
  return ctx;
}
