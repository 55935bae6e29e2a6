import { MoodFace } from "@/components/ui/art/mood-face";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { MOODS } from "@/lib/features/mood/constants";
import { MOOD_COPY } from "@/lib/features/mood/copy";
import type { Audience } from "@/lib/shared/audience";

/**
 * Replaces the mood buttons until a parent has agreed: nothing about feelings is stored yet
 * (contract 8).
 */
export function MoodWaiting({ audience, className }: { audience: Audience; className?: string }) {
  const { title, text } = MOOD_COPY[audience].waiting;
  return (
    <Card tone="sunk" className={className}>
      <div aria-hidden className="mb-4 flex flex-wrap gap-1.5 opacity-60 grayscale-[0.5]">
        {MOODS.map((mood) => (
          <MoodFace key={mood} mood={mood} className="size-8" />
        ))}
      </div>
      <CardTitle>{title}</CardTitle>
      <CardText>{text}</CardText>
    </Card>
  );
}
