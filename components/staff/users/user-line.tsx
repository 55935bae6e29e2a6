"use client";

import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { USERS_COPY } from "@/lib/across/staff/users/copy";
import type { ManagedUser } from "@/lib/across/staff/users/types";
import { useTimeZone } from "@/lib/client/time-zone";
import { fullDay } from "@/lib/shared/dates";
import { UserActs } from "./user-acts";

const { facts, badges } = USERS_COPY;

const nameOf = ({ firstName, lastName, email }: ManagedUser): string =>
  [firstName, lastName].filter(Boolean).join(" ") || email;

/** One person: identity, status and, when unfolded, the available actions. */
export function UserLine({ user, isSelf }: { user: ManagedUser; isSelf: boolean }) {
  const zone = useTimeZone() ?? "UTC";
  const told: readonly (readonly [string, string])[] = [
    [facts.age, facts.ages[user.ageGroup ?? "none"]],
    [
      facts.plan,
      `${user.subscriptionTier.replaceAll("_", " ")}, ${user.subscriptionStatus.replaceAll("_", " ")}`,
    ],
    [facts.consent, facts.consents[user.consent]],
    [facts.since, fullDay(user.createdAt, zone)],
  ];
  const who = nameOf(user);
  return (
    <li>
      <Card as="article" tone="flat" aria-label={who}>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0">
            <h2 className="break-words text-xl">{who}</h2>
            <p className="break-all text-ink-soft text-sm">{user.email}</p>
          </div>
          <p className="flex flex-wrap gap-2">
            {user.isAdmin ? <Badge tone="soft">{badges.admin}</Badge> : null}
            {user.isClinician ? <Badge tone="soft">{badges.clinician}</Badge> : null}
            {user.active ? null : <Badge tone="signal">{badges.deactivated}</Badge>}
            {user.eraseAfter ? (
              <Badge tone="accent">{badges.erasing(fullDay(user.eraseAfter, zone))}</Badge>
            ) : null}
          </p>
        </div>
        <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-2 text-sm sm:grid-cols-4">
          {told.map(([name, value]) => (
            <div key={name}>
              <dt className="text-ink-soft">{name}</dt>
              <dd className="first-letter:uppercase">{value}</dd>
            </div>
          ))}
        </dl>
        <details className="mt-3">
          <summary className="prose-link inline-block min-h-6 rounded-sm py-1 text-sm">
            {USERS_COPY.manage(who)}
          </summary>
          <UserActs user={user} isSelf={isSelf} who={who} />
        </details>
      </Card>
    </li>
  );
}
