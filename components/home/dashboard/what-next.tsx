"use client";

import { useId } from "react";
import { PlanCard } from "@/components/home/plan-card";
import { CrisisButton } from "@/components/layout/crisis-button";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import { HOME_COPY } from "@/lib/across/home/copy";
import { DASHBOARD_COPY } from "@/lib/across/home/dashboard/copy";
import { useBegunSessions } from "@/lib/features/conversation/client";
import type { Audience } from "@/lib/shared/audience";

interface WhatNextProps {
  audience: Audience;
  tier: string;
  planStatus: string;
  /** Why nothing new can be started; null if it can. */
  shut?: string | null;
}

/** The third question: what next. */
export function WhatNext({ audience, tier, planStatus, shut = null }: WhatNextProps) {
  const copy = DASHBOARD_COPY[audience];
  const id = useId();
  const { data: sessions } = useBegunSessions();
  const open = sessions?.find((session) => session.endedAt === null);
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <h2 id={id}>{copy.next.title}</h2>
      <div className="grid grid-cols-1 gap-4 sm:gap-5 md:grid-cols-2 lg:grid-cols-3">
        <Card as="div" tone="filled" className="flex flex-col gap-4 md:col-span-2 lg:col-span-1">
          <p className="flex-1 font-display text-xl leading-snug">
            {shut ??
              (open ? copy.next.resume(open.title || copy.helped.defaultTitle) : copy.next.begin)}
          </p>
          {shut ? (
            <LinkButton
              href="/chat"
              variant="inverse-outline"
              prefetch={false}
              className="self-start"
            >
              {HOME_COPY[audience].talk.why}
            </LinkButton>
          ) : (
            <div className="flex flex-wrap gap-3">
              {open ? (
                <LinkButton href={`/chat/${open.id}`} variant="inverse" prefetch={false}>
                  {copy.next.goOn}
                </LinkButton>
              ) : null}
              <LinkButton
                href="/chat"
                variant={open ? "inverse-outline" : "inverse"}
                prefetch={false}
              >
                {copy.next.talk}
              </LinkButton>
              <LinkButton href="/" variant="inverse-outline">
                {copy.next.checkIn}
              </LinkButton>
            </div>
          )}
        </Card>
        <PlanCard
          audience={audience}
          tier={tier}
          status={planStatus}
          title={copy.next.plan}
          upgrade="Upgrade"
        />
        <Card as="div" tone="signal" className="flex flex-col items-start">
          <CardTitle as="h3">{copy.next.crisis.title}</CardTitle>
          <CardText className="mb-4 flex-1 text-ink">{copy.next.crisis.text}</CardText>
          <div className="flex flex-wrap gap-2.5">
            <CrisisButton variant="danger">{copy.next.crisis.action}</CrisisButton>
            <LinkButton href="/safety-plan" variant="secondary" prefetch={false}>
              {HOME_COPY[audience].help.plan}
            </LinkButton>
          </div>
        </Card>
      </div>
    </section>
  );
}
