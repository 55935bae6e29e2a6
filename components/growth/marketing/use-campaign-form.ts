"use client";

import { useEffect, useState } from "react";
import { readDraft, writeDraft } from "@/lib/client/drafts";
import { toast } from "@/lib/client/toast";
import { useTryKey } from "@/lib/client/use-try-key";
import {
  type ShownCampaign,
  useChangeCampaign,
  useCreateCampaign,
} from "@/lib/features/growth/marketing/client";
import type { Platform } from "@/lib/features/growth/marketing/constants";
import { PAGES_COPY } from "@/lib/features/growth/marketing/copy/pages";
import { issuesOf, showFailureToast } from "./refusal";

interface Values {
  readonly name: string;
  readonly description: string;
  readonly targetAudience: string;
  readonly platforms: readonly Platform[];
}
type Edits = Partial<Values>;

const valuesOf = (campaign: ShownCampaign | null): Values => ({
  name: campaign?.name ?? "",
  description: campaign?.description ?? "",
  targetAudience: campaign?.targetAudience ?? "",
  platforms: campaign?.platforms ?? [],
});

function keptIn(draft: string): Edits {
  try {
    return (JSON.parse(readDraft(draft) || "{}") as Edits | null) ?? {};
  } catch {
    return {};
  }
}

/**
 * State of a new or edited campaign. Typed values overlay the stored ones and survive a reload and
 * a failed send. An edit sends only the fields that differ, so a colleague's change to another
 * field is kept.
 */
export function useCampaignForm(campaign: ShownCampaign | null, onClosed: () => void) {
  const draft = `marketing.campaign.${campaign?.id ?? "new"}`;
  const [edits, setEdits] = useState<Edits>({});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const create = useCreateCampaign();
  const change = useChangeCampaign();
  const { keyFor, done } = useTryKey();
  useEffect(() => setEdits(keptIn(draft)), [draft]);
  const values: Values = { ...valuesOf(campaign), ...edits };

  function edit(changed: Edits) {
    const next = { ...edits, ...changed };
    setEdits(next);
    writeDraft(draft, JSON.stringify(next));
  }

  function leave() {
    writeDraft(draft, "");
    onClosed();
  }

  async function send(): Promise<void> {
    if (!campaign) {
      await create.mutateAsync({ ...values, key: keyFor(values) });
      done();
    } else if (Object.keys(edits).length > 0) {
      await change.mutateAsync({ id: campaign.id, ...edits });
      toast(PAGES_COPY.toast.savedCampaign);
    }
  }

  async function save() {
    setErrors({});
    try {
      await send();
      leave();
    } catch (error) {
      const issues = issuesOf(error);
      setErrors(issues);
      if (Object.keys(issues).length === 0)
        showFailureToast(PAGES_COPY.toast.campaignFailed, error);
    }
  }

  const toggle = (platform: Platform) =>
    edit({
      platforms: values.platforms.includes(platform)
        ? values.platforms.filter((one) => one !== platform)
        : [...values.platforms, platform],
    });

  return {
    values,
    errors,
    edit,
    toggle,
    save,
    leave,
    isPending: create.isPending || change.isPending,
  };
}
