import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { SignInPrompt } from "@/components/home/first-pages/sign-in-prompt";
import { Part } from "@/components/layout/part";
import { CopingCards } from "@/components/trauma/cards";
import { SelfCheck } from "@/components/trauma/later";
import { PeoplePanel } from "@/components/trauma/people-panel";
import { Sources } from "@/components/trauma/sources";
import { SupportPage } from "@/components/trauma/support-page";
import { Toolbox } from "@/components/trauma/toolbox";
import { TraumaRoom } from "@/components/trauma/trauma-room";
import { messagesKey } from "@/lib/features/conversation/constants";
import { listMessages } from "@/lib/features/conversation/list-messages";
import { listSessions } from "@/lib/features/conversation/queries";
import { listMessagesInput } from "@/lib/features/conversation/schema";
import { TRAUMA_MOOD } from "@/lib/features/conversation/trauma/constants";
import { checksKey } from "@/lib/features/trauma/checks/constants";
import { listChecks } from "@/lib/features/trauma/checks/list-checks";
import { traumaSessionsKey } from "@/lib/features/trauma/constants";
import type { MemberCtx } from "@/lib/ports/context";
import { hydrated } from "@/lib/server/hydrated";
import { pageContext } from "@/lib/server/page-context";
import { siteSettings } from "@/lib/server/site-settings";
import { isChildMode } from "@/lib/shared/audience";
import { spokenLanguageOf } from "@/lib/shared/languages";

export const metadata: Metadata = { title: "Trauma Therapy" };

interface Asked {
  searchParams: Promise<{ talk?: string | string[] }>;
}

const reads = (ctx: MemberCtx, talk: ReturnType<typeof listMessagesInput.safeParse>) => [
  { queryKey: traumaSessionsKey, read: () => listSessions(ctx, { mood: TRAUMA_MOOD }) },
  { queryKey: checksKey, read: () => listChecks(ctx) },
  ...(talk.success
    ? [{ queryKey: messagesKey(talk.data.sessionId), read: () => listMessages(ctx, talk.data) }]
    : []),
];

export default async function TraumaTherapyPage({ searchParams }: Asked) {
  const visitor = await pageContext("anyone");
  if (visitor.actor.kind !== "member") return <SignInPrompt place="trauma" />;
  const ctx = await pageContext("onboarded");
  const { user } = ctx.actor;
  const language = spokenLanguageOf(user.language);
  const { region = null } = ctx;
  if (isChildMode(user))
    return (
      <SupportPage
        age={user.ageGroup === "teen" ? "teen" : "young"}
        language={language}
        region={region}
      />
    );
  const talk = listMessagesInput.safeParse({ sessionId: (await searchParams).talk });
  const { features } = await siteSettings();
  return (
    <HydrationBoundary state={await hydrated(ctx, reads(ctx, talk))}>
      <Part open={features.trauma} audience="adult">
        <TraumaRoom
          person={{ language }}
          talkId={talk.success ? talk.data.sessionId : null}
          region={region}
        >
          <PeoplePanel language={language} region={region} />
          <Toolbox />
          <CopingCards />
          <SelfCheck />
          <Sources />
        </TraumaRoom>
      </Part>
    </HydrationBoundary>
  );
}
