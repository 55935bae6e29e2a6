"use client";

import { PenLine, Sparkles } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { LiveFieldset } from "@/components/ui/live-fieldset";
import { Select } from "@/components/ui/select";
import { toast } from "@/lib/client/toast";
import { newUuid } from "@/lib/client/uuid";
import {
  type Desk,
  type ShownCampaign,
  useCampaigns,
  useGeneratePost,
  useGenerateStory,
  useThemes,
} from "@/lib/features/growth/marketing/client";
import {
  MEMBER_PLATFORMS,
  type Platform,
  STAFF_PLATFORMS,
} from "@/lib/features/growth/marketing/constants";
import { MARKETING_COPY } from "@/lib/features/growth/marketing/copy";
import { PAGES_COPY } from "@/lib/features/growth/marketing/copy/pages";
import { showFailureToast } from "./refusal";

const copy = PAGES_COPY.create;
const said = PAGES_COPY.toast;
const OFFERED = { own: MEMBER_PLATFORMS, staff: STAFF_PLATFORMS } as const;

/** Chooses a draft's platform, topic and campaign, and has it written (MKTG-02, AMKT-02). */
export function CreatePanel({ desk }: { desk: Desk }) {
  const [platform, setPlatform] = useState<Platform>(OFFERED[desk][0]);
  const [therapyTypeId, setTheme] = useState("");
  const [chosen, setCampaign] = useState("");
  const campaigns = useFitting(platform, desk === "staff");
  // A choice that no longer fits the platform is ignored.
  const campaignId = campaigns.some(({ id }) => id === chosen) ? chosen : "";
  const post = useGeneratePost(desk);
  const story = useGenerateStory(desk);
  const busy = post.isPending || story.isPending;

  function generate(kind: "post" | "story") {
    const of = { platform, ...(campaignId ? { campaignId } : {}), key: newUuid() };
    const wish = kind === "post" && therapyTypeId ? { ...of, therapyTypeId } : of;
    (kind === "post" ? post : story).mutate(wish, {
      onSuccess: () => void toast(desk === "own" ? said.generatedOwn : said.generated),
      onError: (error) =>
        showFailureToast(kind === "post" ? said.generationFailed : said.storyFailed, error),
    });
  }

  return (
    <Card>
      <CardTitle>{copy.title}</CardTitle>
      <LiveFieldset>
        <div className="mt-5 grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3">
          <Field label={copy.platform} hint={copy.platformHint}>
            {(control) => (
              <Select
                {...control}
                value={platform}
                onChange={(event) => setPlatform(event.target.value as Platform)}
              >
                {OFFERED[desk].map((value) => (
                  <option key={value} value={value}>
                    {MARKETING_COPY.platforms[value]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <ThemeField value={therapyTypeId} onChange={setTheme} />
          {desk === "staff" ? (
            <CampaignField campaigns={campaigns} value={campaignId} onChange={setCampaign} />
          ) : null}
        </div>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button pending={post.isPending} disabled={busy} onClick={() => generate("post")}>
            <PenLine aria-hidden className="size-4" />
            {copy.post}
          </Button>
          <Button
            variant="secondary"
            pending={story.isPending}
            disabled={busy}
            onClick={() => generate("story")}
          >
            <Sparkles aria-hidden className="size-4" />
            {copy.story}
          </Button>
        </div>
        <p className="mt-3 max-w-2xl text-ink-soft text-sm">{copy.storyHint}</p>
      </LiveFieldset>
    </Card>
  );
}

/** Active campaigns that include this platform. */
function useFitting(platform: Platform, on: boolean): readonly ShownCampaign[] {
  const { data = [] } = useCampaigns(on);
  return data.filter(
    ({ isActive, platforms }) =>
      isActive && (platforms.length === 0 || platforms.includes(platform)),
  );
}

interface ChoiceProps {
  value: string;
  onChange: (value: string) => void;
}

/** Without the list, the writer picks the post's topic. */
function ThemeField({ value, onChange }: ChoiceProps) {
  const { data: themes = [] } = useThemes();
  return (
    <Field label={copy.theme} hint={copy.themeHint}>
      {(control) => (
        <Select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{copy.anyTheme}</option>
          {themes.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

interface CampaignFieldProps extends ChoiceProps {
  campaigns: readonly ShownCampaign[];
}

function CampaignField({ campaigns, value, onChange }: CampaignFieldProps) {
  return (
    <Field label={copy.campaign} hint={copy.campaignHint}>
      {(control) => (
        <Select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{copy.noCampaign}</option>
          {campaigns.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
