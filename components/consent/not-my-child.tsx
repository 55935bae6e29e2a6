"use client";

import { AskFirst } from "@/components/layout/ask-first";
import { CONSENT_PAGE_COPY } from "@/lib/core/consent/copy";
import { useAnswer } from "./use-answer";

/**
 * For someone who got the mail by mistake: inconspicuous and with confirmation, because most
 * people who come here are the parent.
 */
export function NotMyChild({ token }: { token: string }) {
  const { answer, saving } = useAnswer(token);
  return (
    <AskFirst
      id="not-my-child"
      {...CONSENT_PAGE_COPY.notMine}
      opener={{ variant: "quiet", size: "sm" }}
      isGentle
      pending={saving !== null}
      onConfirm={() => {
        answer("not_mine");
      }}
    />
  );
}
