"use client";

import { Card, CardTitle } from "@/components/ui/card";
import type { ShownDetail } from "@/lib/across/staff/desk/client";
import { useTimeZone } from "@/lib/client/time-zone";
import { SECTIONS } from "@/lib/features/safety-plan/constants";
import { fullDay, timeOfDay } from "@/lib/shared/dates";
import { DETAIL, LABELS } from "./copy";

/** The person, as far as helping requires it, with their safety plan and earlier incidents. */
export function PersonCard({ detail }: { detail: ShownDetail }) {
  const { person, doNotContactHome } = detail;
  const age = person.ageGroup ? LABELS.age[person.ageGroup] : LABELS.ageUnknown;
  return (
    <Card>
      <CardTitle>{DETAIL.person}</CardTitle>
      <p className="mt-2">
        <span className="font-semibold">{person.firstName ?? DETAIL.noName}</span> · {age} ·{" "}
        {LABELS.language[person.language]}
      </p>
      <p className="mt-1">
        {DETAIL.email}:{" "}
        <a className="prose-link break-all" href={`mailto:${person.email}`}>
          {person.email}
        </a>
      </p>
      {doNotContactHome ? (
        <p className="mt-1 font-medium text-signal-ink text-sm">{DETAIL.emailHome}</p>
      ) : null}
      {person.active ? null : (
        <p className="mt-1 font-medium text-signal-ink text-sm">{DETAIL.deactivated}</p>
      )}
      {person.leaves ? <Leaves leaves={person.leaves} /> : null}
      <p className="mt-1 text-ink-soft text-sm">{DETAIL.noPhone}</p>
      {person.guardianEmail && !doNotContactHome ? (
        <p className="mt-1">
          {DETAIL.guardian}:{" "}
          <a className="prose-link break-all" href={`mailto:${person.guardianEmail}`}>
            {person.guardianEmail}
          </a>
        </p>
      ) : null}
      {doNotContactHome ? (
        <p className="mt-3 rounded-control border border-signal-ink p-3 font-medium text-signal-ink">
          {DETAIL.homeNote}
        </p>
      ) : null}
      <Plan detail={detail} />
      <Others detail={detail} />
    </Card>
  );
}

/**
 * The day the account will be deleted. That's the person's or the parent's decision; records the
 * law requires the desk to keep are stored elsewhere.
 */
function Leaves({
  leaves: { day, whileOpen },
}: {
  leaves: NonNullable<ShownDetail["person"]["leaves"]>;
}) {
  const zone = useTimeZone() ?? "UTC";
  const [first, last] = [fullDay(day, zone), fullDay(whileOpen, zone)];
  return (
    <p className="mt-1 font-medium text-signal-ink text-sm">
      {DETAIL.leaves(first, first === last ? null : last)}
    </p>
  );
}

function Plan({ detail: { safetyPlan, doNotContactHome } }: { detail: ShownDetail }) {
  const written = SECTIONS.filter((section) => safetyPlan[section].length > 0);
  return (
    <>
      <h3 className="mt-5 text-lg">{DETAIL.plan}</h3>
      {written.length === 0 ? <p className="mt-1 text-ink-soft">{DETAIL.noPlan}</p> : null}
      {written.length > 0 && doNotContactHome ? (
        <p className="mt-1 text-signal-ink text-sm">{DETAIL.planHome}</p>
      ) : null}
      <dl className="mt-1.5 grid gap-2.5">
        {written.map((section) => (
          <div key={section}>
            <dt className="text-ink-soft text-sm">{LABELS.section[section]}</dt>
            {safetyPlan[section].map(({ text, phone }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a plan may say the same, and none moves here
              <dd key={at} dir="auto" className="break-words">
                {text}{" "}
                {phone ? (
                  <a
                    className="prose-link whitespace-nowrap"
                    href={`tel:${phone.replaceAll(/[^\d+*#,;]/g, "")}`}
                  >
                    <span className="sr-only">{DETAIL.call(text)}, </span>
                    {phone}
                  </a>
                ) : null}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </>
  );
}

function Others({ detail: { others } }: { detail: ShownDetail }) {
  const zone = useTimeZone() ?? "UTC";
  return (
    <>
      <h3 className="mt-5 text-lg">{DETAIL.others}</h3>
      {others.length === 0 ? <p className="mt-1 text-ink-soft">{DETAIL.noOthers}</p> : null}
      <ul className="mt-1.5 grid gap-1">
        {others.map((incident) => (
          <li key={incident.id}>
            {/* Opening another incident is another audited reading, so it has its own address. */}
            <a className="prose-link" href={`?incident=${incident.id}`}>
              {LABELS.other(incident)}
            </a>{" "}
            <span className="text-ink-soft text-sm">
              {fullDay(incident.createdAt, zone)}, {timeOfDay(incident.createdAt, zone)} ·{" "}
              <span className={incident.resolved ? undefined : "font-semibold text-signal-ink"}>
                {incident.resolved ? DETAIL.closed : DETAIL.stillOpen}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
