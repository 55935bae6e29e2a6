import { Buddy } from "@/components/ui/art/buddy";
import { Card } from "@/components/ui/card";
import { PLAIN_WORDS } from "@/lib/core/legal/copy";
import type { LegalPlace } from "@/lib/core/legal/types";
import type { Audience } from "@/lib/shared/audience";

/**
 * Summarizes the page in a few lines for children; renders nothing for people who read the text
 * itself.
 */
export function PlainWordsBox({ audience, place }: { audience: Audience; place: LegalPlace }) {
  const words = PLAIN_WORDS[audience]?.[place];
  if (!words) return null;
  return (
    <Card
      aria-labelledby="plain-words"
      tone="accent"
      className="mt-6 flex flex-col items-start gap-4 sm:flex-row"
    >
      <Buddy expression="speaking" className="w-16 shrink-0 sm:w-24 print:hidden" />
      <div>
        <h2 id="plain-words">{words.title}</h2>
        <ul className="mt-3 grid list-disc gap-2 ps-5 marker:text-accent-ink">
          {words.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
