import { Bubble } from "@/components/conversation/bubble";
import { CHAT_COPY } from "@/lib/features/conversation/copy";
import { depthOf } from "@/lib/features/conversation/trauma/policy";
import { TRAUMA_COPY } from "@/lib/features/trauma/copy";
import type { SpokenLanguage } from "@/lib/shared/languages";

/**
 * Shown and never stored (contract 6): says that an AI answers, what it leaves to people, and how
 * the talk goes at this safety level.
 */
export function TalkGreeting({ level, language }: { level: number; language: SpokenLanguage }) {
  const copy = TRAUMA_COPY.adult.talk;
  const { persona, disclosure } = CHAT_COPY.adult;
  return (
    <div className="grid gap-3 pb-3">
      <Bubble own={false} speaker={persona}>
        <span lang={language}>{disclosure[language]}</span> {copy.disclosure}
      </Bubble>
      <Bubble own={false} speaker={persona}>
        {copy.greeting[depthOf(level)]}
      </Bubble>
    </div>
  );
}
