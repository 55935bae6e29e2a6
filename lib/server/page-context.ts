import { redirect, unauthorized } from "next/navigation";
import type { Ctx, MemberCtx } from "@/lib/ports/context";
import { requestContext } from "./request-context";

/**
 * Who may see a page. `onboarded` also sends a person without an age to /onboarding (contract 8).
 * `staff` does too, except for people with a role, because someone called to the crisis desk by an
 * alert shouldn't have to answer questions about themself first. The data on a staff page needs the
 * PIN and the role as well; the calls that read it check them.
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
