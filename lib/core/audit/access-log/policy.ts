import type { Deed, Doer } from "./constants";

/**
 * Maps audit actions to the wording a person sees. The first entry that equals the action, or is a
 * prefix of it, wins.
 */
const TOLD: readonly (readonly [act: string, deed: Deed, doer: Doer])[] = [
  ["incident.read", "incident_read", "care"],
  ["incident.break_glass", "talk_opened", "care"],
  ["incident.conversation", "talk_read", "care"],
  ["incident.", "incident_handled", "care"],
  ["audit.read", "log_searched", "admin"],
  ["people.found", "looked_up", "admin"],
  ["role.", "role_changed", "admin"],
  ["account.deactivate", "account_off", "admin"],
  ["account.activate", "account_on", "admin"],
  ["account.parent_address", "parent_moved", "service"],
  ["account.export", "exported", "somebody"],
  ["account.erase_later", "erase_later", "guardian"],
  ["account.keep", "kept", "guardian"],
  ["consent.not_mine", "wrong_address", "stranger"],
  ["consent.", "consent", "guardian"],
  ["share.", "shared", "somebody"],
  ["age.turned", "grown", "guardian"],
  ["age.corrected", "age_said", "somebody"],
  ["age.correction_ended", "parent_named", "somebody"],
  ["family.", "family_looked", "guardian"],
  ["conversation.delete", "talk_deleted", "somebody"],
  ["memory.forget_all", "all_forgotten", "somebody"],
  ["retention.choose", "rule_set", "somebody"],
  ["retention.delete", "rule_applied", "service"],
  ["session.", "signed_out", "service"],
];

/** Unlisted actions still show up, because a vague line is better than a missing one. */
export function describeAct(
  act: string,
  actor: string,
  subject: string,
): { readonly deed: Deed; readonly doer: Doer } {
  const [, deed, by] = TOLD.find(([known]) => act.startsWith(known)) ?? [
    null,
    "other" as Deed,
    "somebody" as Doer,
  ];
  if (actor === subject) return { deed, doer: "you" };
  return { deed, doer: actor.startsWith("job:") ? "service" : by };
}
