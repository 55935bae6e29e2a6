"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import type { ShownCampaign } from "@/lib/features/growth/marketing/client";
import {
  DESCRIPTION_LENGTH,
  NAME_LENGTH,
  PLATFORMS,
  type Platform,
} from "@/lib/features/growth/marketing/constants";
import { MARKETING_COPY } from "@/lib/features/growth/marketing/copy";
import { PAGES_COPY } from "@/lib/features/growth/marketing/copy/pages";
import { useCampaignForm } from "./use-campaign-form";

const copy = PAGES_COPY.campaigns;

interface CampaignFormProps {
  /** The campaign to change; null for a new one. */
  campaign: ShownCampaign | null;
  onClosed: () => void;
}

/** Starts a campaign, or edits one in place. */
export function CampaignForm({ campaign, onClosed }: CampaignFormProps) {
  const { values, errors, edit, toggle, save, leave, isPending } = useCampaignForm(
    campaign,
    onClosed,
  );
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <Card tone="sunk">
      <form
        method="post"
        noValidate
        aria-label={campaign ? copy.editNamed(campaign.name) : copy.add}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        className="grid items-start gap-4 sm:grid-cols-2"
      >
        <Field label={copy.name} error={errors.name}>
          {(control) => (
            <Input
              {...control}
              ref={first}
              dir="auto"
              maxLength={NAME_LENGTH}
              value={values.name}
              onChange={(event) => edit({ name: event.target.value })}
            />
          )}
        </Field>
        <Field label={copy.audience} hint={copy.audienceHint} error={errors.targetAudience}>
          {(control) => (
            <Input
              {...control}
              dir="auto"
              maxLength={DESCRIPTION_LENGTH}
              value={values.targetAudience}
              onChange={(event) => edit({ targetAudience: event.target.value })}
            />
          )}
        </Field>
        <Field label={copy.description} error={errors.description} className="sm:col-span-2">
          {(control) => (
            <Textarea
              {...control}
              dir="auto"
              maxLength={DESCRIPTION_LENGTH}
              value={values.description}
              onChange={(event) => edit({ description: event.target.value })}
            />
          )}
        </Field>
        <Platforms chosen={values.platforms} onToggle={toggle} />
        <div className="flex flex-wrap gap-2 sm:col-span-2">
          <Button type="submit" pending={isPending}>
            {campaign ? PAGES_COPY.editor.save : copy.save}
          </Button>
          <Button variant="quiet" onClick={campaign ? leave : onClosed}>
            {PAGES_COPY.editor.cancel}
          </Button>
        </div>
      </form>
    </Card>
  );
}

interface PlatformsProps {
  chosen: readonly Platform[];
  onToggle: (platform: Platform) => void;
}

function Platforms({ chosen, onToggle }: PlatformsProps) {
  return (
    <fieldset data-kept className="sm:col-span-2">
      <legend className="font-semibold">{copy.platforms}</legend>
      <p className="text-ink-soft text-sm">{copy.platformsHint}</p>
      <div className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
        {PLATFORMS.map((platform) => (
          <Checkbox
            key={platform}
            label={MARKETING_COPY.platforms[platform]}
            checked={chosen.includes(platform)}
            onChange={() => onToggle(platform)}
          />
        ))}
      </div>
    </fieldset>
  );
}
