"use client";

import { AskFirst } from "@/components/layout/ask-first";
import { CONSENT_PAGE_COPY } from "@/lib/core/consent/copy";
import type { ConsentRequest } from "@/lib/core/consent/types";
import { useAnswer } from "./use-answer";

const { text, ...copy } = CONSENT_PAGE_COPY.older;

/**
 * Corrects a mistyped child's age: past 13 it's the parent who does that, and no consent is needed
 * then.
 */
export function SayOlder({ token, request }: { token: string; request: ConsentRequest }) {
  const { answer, saving } = useAnswer(token);
  return (
    <AskFirst
      id="say-older"
      {...copy}
      opener={{ variant: "quiet", size: "lg" }}
      text={text(request.childFirstName)}
      isGentle
      pending={saving !== null}
      onConfirm={() => {
        answer("older");
      }}
    />
  );
}
