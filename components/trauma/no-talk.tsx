"use client";

import { useEffect, useRef } from "react";
import { TextComposer } from "@/components/conversation/text-composer";
import { useDraft } from "@/components/conversation/use-draft";
import { useHelp } from "@/components/conversation/use-help";
import { TeaScene } from "@/components/ui/art/tea-scene";
import { EmptyState } from "@/components/ui/empty-state";
import { loadDetector } from "@/lib/core/incidents/client";
import { TRAUMA_COPY } from "@/lib/features/trauma/copy";
import { NO_TALK } from "./places";
import { TalkFrame } from "./talk-frame";
import { TalkHeader } from "./talk-header";

/** Pause in typing (ms) after which the text is checked. */
const PAUSE_MS = 800;

/**
 * The pane while no talk is open: typed text is kept for the next one, and nothing can be sent
 * (VALD-22).
 */
export function NoTalk() {
  const copy = TRAUMA_COPY.adult.talk;
  const heading = useRef<HTMLHeadingElement>(null);
  const draft = useDraft(NO_TALK);
  const help = useHelp("adult");

  // No one reads the text yet, and it can't be sent, but a crisis in it still opens help, once per
  // text.
  const { text } = draft;
  useEffect(() => {
    if (text.trim() === "") return;
    const look = async () => {
      const heard = (await loadDetector())(text);
      if (heard) help(heard);
    };
    const timer = setTimeout(() => void look(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, help]);

  return (
    <TalkFrame>
      <TalkHeader title={copy.title} expression="resting" heading={heading} />
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
        <EmptyState title={copy.none} art={<TeaScene />} className="m-auto">
          {copy.noneText}
        </EmptyState>
      </div>
      <TextComposer
        audience="adult"
        text={draft.text}
        busy
        onChange={draft.change}
        onSend={() => {}}
        onTooLong={() => {}}
      />
    </TalkFrame>
  );
}
