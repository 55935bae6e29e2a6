import type { Member, MemberCtx } from "@/lib/ports/context";
import { isChildMode } from "@/lib/shared/audience";
import { Failure } from "@/lib/shared/failure";
import { findColleague, findName } from "./colleague-repository";
import { REACHES_HOME } from "./constants";
import { DESK_COPY } from "./copy";
import type { ChangeInput } from "./schema";
import type { Incident } from "./types";

const { refused } = DESK_COPY;

/**
 * Refuses a change that the incident's state doesn't allow.
 *
 * @param person the person the incident is about
 * @throws Failure conflict, invalid; see `updateIncident`
 */
export async function refuseChange(
  ctx: MemberCtx,
  before: Incident,
  person: Member,
  input: ChangeInput,
): Promise<void> {
  if (
    before.resolved &&
    (input.action === "act" || input.action === "resolve" || input.action === "assign")
  ) {
    throw new Failure("conflict", refused.resolved(await whoResolved(ctx, before)));
  }
  if (!before.resolved && input.action === "reopen") throw new Failure("conflict", refused.open);
  if (input.action === "assign" && input.assignee === before.userId)
    throw invalid("assignee", refused.ownAssignee);
  if (input.action === "assign" && input.assignee && !(await findColleague(ctx, input.assignee))) {
    throw invalid("assignee", refused.noRole);
  }
  if (!("template" in input && input.template && REACHES_HOME.has(input.template))) return;
  if (!before.guardianMayKnow) throw invalid("template", refused.home);
  if (!isChildMode(person.user)) throw invalid("template", refused.adult);
}

async function whoResolved(ctx: MemberCtx, { resolvedBy }: Incident): Promise<string> {
  if (resolvedBy === ctx.actor.user.id) return refused.you;
  return (resolvedBy && (await findName(ctx, resolvedBy))) || refused.somebody;
}

const invalid = (path: string, message: string): Failure =>
  new Failure("invalid", message, { issues: [{ path, message }] });
