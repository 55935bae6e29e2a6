"use client";

import { type FormEvent, useState } from "react";
import { useKept } from "@/components/couples/use-kept";
import { useTryKey } from "@/components/couples/use-try-key";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { useCreateCampaign } from "@/lib/features/marketing/client";
import { DESCRIPTION_LENGTH, NAME_LENGTH, PLATFORMS, type Platform } from "@/lib/features/marketing/constants";
import { MARKETING_COPY } from "@/lib/features/marketing/copy";
import { PAGES_COPY } from "@/lib/features/marketing/copy/pages";
import { issuesOf, tellFailure } from "./refusal";

const copy = PAGES_COPY.campaigns;

/** What is typed survives a reload and a failed send. */
export function CampaignForm({ onClosed }: { onClosed: () => void }) {
  const [name, setName] = useKept("marketing.campaign.name");
  const [description, setDescription] = useKept("marketing.campaign.description");
  const [targetAudience, setAudience] = useKept("marketing.campaign.audience");
  const [platforms, setPlatforms] = useState<readonly Platform[]>([]);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const create = useCreateCampaign();
  const { keyFor, done } = useTryKey();

  async function begin(event: FormEvent) {
    event.preventDefault();
    setErrors({});
    const body = { name, description, targetAudience, platforms };
    try {
      await create.mutateAsync({ ...body, key: keyFor(body) });
      done();
      for (const clear of [setName, setDescription, setAudience]) clear("");
      onClosed();
    } catch (error) {
      const issues = issuesOf(error);
      setErrors(issues);
      if (Object.keys(issues).length === 0) tellFailure(PAGES_COPY.toast.campaignFailed, error);
    }
  }

  const toggle = (platform: Platform) =>
    setPlatforms((chosen) =>
      chosen.includes(platform) ? chosen.filter((one) => one !== platform) : [...chosen, platform],
    );

  return (
    <Card tone="sunk">
      <form method="post" noValidate onSubmit={begin} className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={copy.name} error={errors.name}>
          {(control) => (
            <Input
              {...control}
              dir="auto"
              maxLength={NAME_LENGTH}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Field label={copy.audience} hint={copy.audienceHint} error={errors.targetAudience}>
          {(control) => (
            <Input
              {...control}
              dir="auto"
              maxLength={DESCRIPTION_LENGTH}
              value={targetAudience}
              onChange={(event) => setAudience(event.target.value)}
            />
          )}
        </Field>
        <Field label={copy.description} error={errors.description} className="sm:col-span-2">
          {(control) => (
            <Textarea
              {...control}
              dir="auto"
              maxLength={DESCRIPTION_LENGTH}
              value={description}
              onChange={(event) => setDescription(event.target.value)}
            />
          )}
        </Field>
        <fieldset className="sm:col-span-2">
          <legend className="font-semibold">{copy.platforms}</legend>
          <p className="text-ink-soft text-sm">{copy.platformsHint}</p>
          <div className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
            {PLATFORMS.map((platform) => (
              <Checkbox
                key={platform}
                label={MARKETING_COPY.platforms[platform]}
                checked={platforms.includes(platform)}
                onChange={() => toggle(platform)}
              />
            ))}
          </div>
        </fieldset>
        <div className="flex flex-wrap gap-2 sm:col-span-2">
          <Button type="submit" pending={create.isPending}>
            {copy.save}
          </Button>
          <Button variant="quiet" onClick={onClosed}>
            {PAGES_COPY.editor.cancel}
          </Button>
        </div>
      </form>
    </Card>
  );
}
