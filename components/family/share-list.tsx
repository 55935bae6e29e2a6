"use client";

import { MoodFace } from "@/components/ui/art/mood-face";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { useShareMood } from "@/lib/across/family/client";
import { OWN_SIDE_COPY } from "@/lib/across/family/copy/own-side";
import type { ShareableMood } from "@/lib/across/family/types";
import { bounceIfUnauthorized } from "@/lib/client/sign-in-bounce";
import { toast } from "@/lib/client/toast";
import { CONSENT_PENDING_COPY } from "@/lib/core/consent/copy";
import type { WithoutYes } from "@/lib/core/consent/types";
import { MOOD_COPY } from "@/lib/features/mood/copy";
import { longDay } from "@/lib/shared/dates";

interface ShareListProps {
  moods: readonly ShareableMood[];
  zone: string;
  /**
   * Why the parent's consent is missing; until then entries can be hidden again, but no more can be
   * shown.
   */
  shut: WithoutYes | null;
}

const REASON = "why-not-shown";

/**
 * A switch for each check-in; off until the child turns it on, and turning it off takes it back.
 */
export function ShareList({ moods, zone, shut }: ShareListProps) {
  const copy = OWN_SIDE_COPY.child.share;
  const share = useShareMood();

  async function put(id: string, shared: boolean) {
    try {
      await share.mutateAsync({ id, shared });
      toast(shared ? copy.shown : copy.hidden);
    } catch (error) {
      if (!bounceIfUnauthorized(error)) toast({ ...copy.failed, variant: "destructive" });
    }
  }

  return (
    <Card>
      <CardTitle>{copy.title}</CardTitle>
      <CardText>{moods.length === 0 ? copy.none : copy.text}</CardText>
      {shut && moods.length > 0 ? (
        <p id={REASON} className="mt-3 rounded-control bg-accent-soft px-4 py-3 font-medium">
          {CONSENT_PENDING_COPY.shut[shut].show}
        </p>
      ) : null}
      {moods.length > 0 ? (
        <ul
          aria-label={copy.listLabel}
          aria-describedby={shut ? REASON : undefined}
          className="mt-3 grid max-h-96 gap-1 divide-y divide-line overflow-y-auto"
        >
          {moods.map(({ id, mood, createdAt, shared }) => {
            const what = copy.of(MOOD_COPY.child.labels[mood], longDay(createdAt, zone));
            return (
              <li key={id} className="flex items-center gap-3 py-2">
                <MoodFace mood={mood} className="size-10 shrink-0" />
                <Checkbox
                  data-kept
                  label={
                    <>
                      <span className="block font-semibold">{what}</span>
                      <span className="text-ink-soft text-sm">{copy.show}</span>
                    </>
                  }
                  checked={shared}
                  disabled={shut !== null && !shared}
                  onChange={(event) => void put(id, event.target.checked)}
                />
              </li>
            );
          })}
        </ul>
      ) : null}
    </Card>
  );
}
