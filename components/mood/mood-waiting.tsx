import { Buddy } from "@/components/ui/art/buddy";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { MOOD_COPY } from "@/lib/features/mood/copy";
import type { Audience } from "@/lib/shared/audience";

/** In place of the mood buttons while a parent has not agreed: nothing about feelings is stored yet (contract 8). */
export function MoodWaiting({ audience, className }: { audience: Audience; className?: string }) {
  const { title, text } = MOOD_COPY[audience].waiting;
  return (
    <Card tone="accent" className={className}>
      <div className="flex flex-wrap items-center gap-5">
        <Buddy expression="listening" className="w-24" />
        <div className="min-w-56 flex-1">
          <CardTitle>{title}</CardTitle>
          <CardText>{text}</CardText>
        </div>
      </div>
    </Card>
  );
}
