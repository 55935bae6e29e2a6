import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { headers } from "next/headers";
import { CouplesRoom } from "@/components/couples/couples-room";
import { FirstPage } from "@/components/home/first-pages/first-page";
import { SignInPrompt } from "@/components/home/first-pages/sign-in-prompt";
import { Part } from "@/components/layout/part";
import { COUPLES_NOTICE } from "@/lib/features/couples/copy";
import { couplesReads } from "@/lib/features/couples/read-couples";
import { env } from "@/lib/server/env";
import { regionOf } from "@/lib/server/http/region";
import { hydrated } from "@/lib/server/hydrated";
import { pageContext } from "@/lib/server/page-context";
import { siteSettings } from "@/lib/server/site-settings";
import { isChildMode } from "@/lib/shared/audience";

export const metadata: Metadata = { title: "Couples Therapy" };

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function CouplesTherapyPage({ searchParams }: PageProps) {
  const visitor = await pageContext("anyone");
  const { talk } = await searchParams;
  if (visitor.actor.kind !== "member") return <SignInPrompt place="couples" />;
  const ctx = await pageContext("onboarded");
  if (isChildMode(ctx.actor.user)) return <FirstPage copy={COUPLES_NOTICE.child} />;
  const { features } = await siteSettings();
  return (
    <HydrationBoundary state={await hydrated(ctx, couplesReads(ctx))}>
      <Part open={features.couples} audience="adult">
        <CouplesRoom
          ownId={ctx.actor.user.id}
          region={regionOf(await headers())}
          exitUrl={env().QUICK_EXIT_URL}
          talkId={typeof talk === "string" ? talk : null}
        />
      </Part>
    </HydrationBoundary>
  );
}
