"use client";

import { type ReactNode, useState } from "react";
import type { ChatPerson } from "@/components/conversation/types";
import { useAhead } from "@/components/layout/lazy-part";
import { Begins } from "@/components/layout/part";
import { QuietConcern } from "@/components/layout/quiet-concern";
import { Card, CardTitle } from "@/components/ui/card";
import { toast } from "@/lib/client/toast";
import { TRAUMA_COPY } from "@/lib/features/trauma/copy";
import { ContentNote } from "./content-note";
import { HandBar } from "./hand-bar";
import { SelfCheck, Talk } from "./later";
import { NoTalk } from "./no-talk";
import { SafetyCard } from "./safety-card";
import { SessionList } from "./session-list";
import { StartForm } from "./start-form";
import { useOpenTalk } from "./use-open-talk";
import { useSafety } from "./use-safety";

interface TraumaRoomProps {
  person: Pick<ChatPerson, "language">;
  /** The talk in the URL. */
  talkId: string | null;
  /** The person's country. */
  region: string | null;
  /** Crisis resources and the rest of the content below the talk; rendered on the server. */
  children: ReactNode;
}

/** Loaded once the page is idle. */
const AHEAD = [Talk, SelfCheck];

/**
 * The adults' screen (TRAU-01). On phones an open talk comes right after the safety level; the form
 * folds behind the list.
 */
export function TraumaRoom({ person, talkId, region, children }: TraumaRoomProps) {
  const copy = TRAUMA_COPY.adult;
  useAhead(AHEAD);
  const { session, entered, enter, leave } = useOpenTalk(talkId);
  const safety = useSafety(session);
  const [danger, setDanger] = useState<string | null>(null);
  const form = <StartForm level={safety.level} onOpened={enter} />;

  function leaveTalk() {
    safety.flush();
    leave();
    toast({ title: copy.talk.left });
  }

  return (
    <div className="page-column py-6 sm:py-10">
      <header className="mb-4">
        <h1>{copy.title}</h1>
        <p className="mt-2 max-w-2xl text-ink-soft text-lg">{copy.lead}</p>
      </header>
      <HandBar level={safety.level} told={danger !== null} talkId={session?.id ?? null} />
      <QuietConcern audience="adult" of={["/api/trauma-therapy", "/api/chat"]} className="mt-3" />
      {/* The sticky bar is limited to its container, so it goes in the column, not in a grid
         cell. */}
      <div className="mt-5 grid grid-cols-1 gap-5">
        <ContentNote />
        <div className="grid grid-cols-1 gap-5 lg:grid-cols-[21rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
          <div className="grid grid-cols-1 content-start gap-5">
            <SafetyCard
              level={safety.level}
              told={danger}
              region={region}
              onChange={safety.change}
            />
            {session ? null : (
              <Begins>
                <Card>
                  <CardTitle className="text-xl">{copy.start.title}</CardTitle>
                  {form}
                </Card>
              </Begins>
            )}
          </div>
          <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            {session ? (
              <Talk
                key={session.id}
                session={session}
                person={person}
                level={safety.level}
                onLeave={leaveTalk}
                takesFocus={entered}
                onDanger={setDanger}
              />
            ) : (
              <NoTalk />
            )}
          </div>
          <div className="grid grid-cols-1 content-start gap-5">
            <SessionList openId={session?.id ?? null} onOpen={enter} />
            {session ? (
              <Begins bare>
                <Card padding="none">
                  <details className="p-5 sm:p-6">
                    <summary className="cursor-pointer font-semibold">{copy.start.another}</summary>
                    {form}
                  </details>
                </Card>
              </Begins>
            ) : null}
          </div>
        </div>
        {children}
      </div>
    </div>
  );
}
