import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { LinkButton } from "@/components/ui/link-button";
import type { PhysicalCopy } from "@/lib/features/movement/copy";
import type { PlayerCopy } from "@/lib/features/movement/player/copy";

interface AskFirstProps {
  copy: PlayerCopy;
  words: PhysicalCopy;
  /** The danger signs that stopped the last routine. */
  signs: readonly string[];
  onCleared: () => void;
}

/**
 * Comes before every routine after a stop for a danger sign, so that an old routine can't bypass
 * the question.
 */
export function AskFirst({ copy, words, signs, onCleared }: AskFirstProps) {
  const [isSure, setSure] = useState(false);
  return (
    <Card tone="signal" className="mx-auto grid w-full max-w-2xl gap-4">
      <h2>{copy.askFirst.title}</h2>
      <p className="font-semibold">{copy.askFirst.text}</p>
      <ul className="grid list-disc gap-1 ps-5">
        {signs.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
      <Checkbox
        label={words.wish.clearance}
        checked={isSure}
        onChange={(event) => setSure(event.currentTarget.checked)}
      />
      <div className="flex flex-wrap gap-3">
        <LinkButton href="/physical-therapy?tab=routines">{copy.done.routines}</LinkButton>
        <Button variant="secondary" disabled={!isSure} onClick={onCleared}>
          {copy.goOn}
        </Button>
      </div>
    </Card>
  );
}
