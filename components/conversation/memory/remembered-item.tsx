"use client";

import Link from "next/link";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useTimeZone } from "@/lib/client/time-zone";
import { toast } from "@/lib/client/toast";
import { useForget } from "@/lib/features/conversation/memory/client";
import { MEMORY_COPY, type MemoryCopy } from "@/lib/features/conversation/memory/copy";
import type { MemoryItem } from "@/lib/features/conversation/memory/types";
import type { Audience } from "@/lib/shared/audience";
import { longDay } from "@/lib/shared/dates";
import { Correction } from "./correction";
import { Question } from "./question";

interface RememberedItemProps {
  audience: Audience;
  item: MemoryItem;
}

export function RememberedItem({ audience, item }: RememberedItemProps) {
  const copy = MEMORY_COPY[audience];
  const [mode, setMode] = useState<"shown" | "correcting" | "forgetting">("shown");
  const forget = useForget();
  const back = () => setMode("shown");
  return (
    <li>
      <Card as="div" tone="flat" className="grid grid-cols-1 gap-3">
        {mode === "correcting" ? (
          <Correction copy={copy} item={item} onDone={back} />
        ) : (
          <Said copy={copy} item={item} />
        )}
        {mode === "forgetting" ? (
          <Question
            text={copy.forgetSure}
            yes={copy.forgetYes}
            no={copy.keep}
            pending={forget.isPending}
            onNo={back}
            onYes={() =>
              forget.mutate(item.id, {
                onSuccess: () => toast(copy.forgotten),
                onError: () => toast({ ...copy.failed, variant: "destructive" }),
              })
            }
          />
        ) : null}
        {mode === "shown" ? (
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              onClick={() => setMode("correcting")}
              aria-label={`${copy.edit}: ${item.content}`}
            >
              {copy.edit}
            </Button>
            <Button
              variant="quiet"
              onClick={() => setMode("forgetting")}
              aria-label={`${copy.forget}: ${item.content}`}
            >
              {copy.forget}
            </Button>
          </div>
        ) : null}
      </Card>
    </li>
  );
}

function Said({ copy, item }: { copy: MemoryCopy; item: MemoryItem }) {
  const zone = useTimeZone();
  return (
    <div>
      <Field item={item} />
      <p className="break-words text-lg">“{item.content}”</p>
      <p className="mt-1 text-ink-soft text-sm">
        {zone ? (
          <time dateTime={item.createdAt}>
            {copy.kept(longDay(new Date(item.createdAt), zone))}
          </time>
        ) : null}
        {" · "}
        {item.sourceSessionId ? (
          <Link href={`/chat/${item.sourceSessionId}`} className="underline underline-offset-4">
            {copy.source}
          </Link>
        ) : (
          copy.sourceGone
        )}
      </p>
    </div>
  );
}

/** The person or the day in the sentence: "sister · Nora", "Friday, November 20". */
function Field({ item: { person, day } }: { item: MemoryItem }) {
  if (person)
    return (
      <p className="text-ink-soft text-sm">
        {[person.relation, person.name].filter(Boolean).join(" · ")}
      </p>
    );
  if (day)
    return (
      <p className="text-ink-soft text-sm">
        <time dateTime={day}>{longDay(new Date(day), "UTC")}</time>
      </p>
    );
  return null;
}
