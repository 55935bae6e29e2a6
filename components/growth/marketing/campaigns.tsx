"use client";

import { useId, useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useLeftFocus } from "@/lib/client/use-left-focus";
import {
  type ShownCampaign,
  useCampaigns,
  useChangeCampaign,
} from "@/lib/features/growth/marketing/client";
import { MARKETING_COPY } from "@/lib/features/growth/marketing/copy";
import { PAGES_COPY } from "@/lib/features/growth/marketing/copy/pages";
import { CampaignForm } from "./campaign-form";
import { showFailureToast } from "./refusal";

const copy = PAGES_COPY.campaigns;

/** The campaigns that group posts, with drafts and results (AMKT-08). */
export function Campaigns() {
  const id = useId();
  const [adding, setAdding] = useState(false);
  const { data: campaigns, isError, isFetching, refetch } = useCampaigns(true);
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 id={id}>{copy.title}</h2>
          <p className="mt-1 text-ink-soft">{copy.text}</p>
        </div>
        {adding ? null : (
          <Button variant="secondary" onClick={() => setAdding(true)}>
            {copy.add}
          </Button>
        )}
      </div>
      {adding ? <CampaignForm campaign={null} onClosed={() => setAdding(false)} /> : null}
      {isError && !campaigns ? (
        <ErrorState title={copy.failed} onRetry={() => refetch()} retrying={isFetching} />
      ) : null}
      {!campaigns && !isError ? <Skeleton className="h-28 rounded-card" /> : null}
      {campaigns?.length === 0 && !adding ? <p className="text-ink-soft">{copy.empty}</p> : null}
      {campaigns && campaigns.length > 0 ? (
        <ul aria-labelledby={id} className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {campaigns.map((campaign) => (
            <li key={campaign.id} className="min-w-0">
              <CampaignCard campaign={campaign} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function CampaignCard({ campaign }: { campaign: ShownCampaign }) {
  const [editing, setEditing] = useState(false);
  const rest = useLeftFocus<HTMLDivElement>(editing ? "edit" : "rest");
  if (editing) return <CampaignForm campaign={campaign} onClosed={() => setEditing(false)} />;
  const {
    name,
    description,
    targetAudience,
    platforms,
    isActive,
    postsGenerated,
    totalEngagement,
  } = campaign;
  return (
    <Card as="article" tone="flat" className="grid h-full content-start justify-items-start gap-2">
      <p className="flex flex-wrap gap-1.5">
        <Badge tone={isActive ? "soft" : "sunk"}>{isActive ? copy.running : copy.paused}</Badge>
        {platforms.map((platform) => (
          <Badge key={platform}>{MARKETING_COPY.platforms[platform]}</Badge>
        ))}
      </p>
      <h3 dir="auto" className="break-words text-xl">
        {name}
      </h3>
      {description ? (
        <p dir="auto" className="whitespace-pre-wrap break-words">
          {description}
        </p>
      ) : null}
      {targetAudience ? (
        <p dir="auto" className="break-words text-ink-soft text-sm">
          {copy.audience}: {targetAudience}
        </p>
      ) : null}
      <p className="text-ink-soft text-sm tabular-nums">
        {copy.figures(postsGenerated, totalEngagement)}
      </p>
      <div ref={rest} tabIndex={-1} className="flex flex-wrap gap-2 outline-none">
        <Button
          size="sm"
          variant="secondary"
          aria-label={copy.editNamed(name)}
          onClick={() => setEditing(true)}
        >
          {PAGES_COPY.card.edit}
        </Button>
        <Pause campaign={campaign} />
      </div>
    </Card>
  );
}

function Pause({ campaign: { id, name, isActive } }: { campaign: ShownCampaign }) {
  const change = useChangeCampaign();
  return (
    <Button
      size="sm"
      variant="quiet"
      pending={change.isPending}
      aria-label={isActive ? copy.pauseNamed(name) : copy.resumeNamed(name)}
      onClick={() =>
        change.mutate(
          { id, isActive: !isActive },
          { onError: (error) => showFailureToast(PAGES_COPY.toast.campaignFailed, error) },
        )
      }
    >
      {isActive ? copy.pause : copy.resume}
    </Button>
  );
}
