import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { DataRoom } from "@/components/your-data/data-room";
import { readLeaving } from "@/lib/across/your-data/erasure/read-account";
import { retentionRead } from "@/lib/across/your-data/retention/read-retention";
import { readAccess } from "@/lib/core/audit/access-log/list-access";
import { readKeptData } from "@/lib/core/consent/privacy/list-kept-data";
import { readSignIns } from "@/lib/core/identity/sign-ins/list-sign-ins";
import { hydrated } from "@/lib/server/hydrated";
import { pageContext } from "@/lib/server/page-context";
import { siteSettings } from "@/lib/server/site-settings";
import { audienceOf } from "@/lib/shared/audience";

export const metadata: Metadata = { title: "Your data" };

interface AccountPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function AccountPage({ searchParams }: AccountPageProps) {
  // Open without an age too: anyone may see their stored data, take it, and leave.
  const ctx = await pageContext("member");
  const { consent, email, ...user } = ctx.actor.user;
  const answered = user.age !== null;
  const [state, { privacyContact }, { leave }] = await Promise.all([
    hydrated(ctx, [
      ...[readKeptData(ctx), readAccess(ctx), readSignIns(ctx), readLeaving(ctx)],
      ...(answered ? [retentionRead(ctx)] : []),
    ]),
    siteSettings(),
    searchParams,
  ]);
  return (
    <HydrationBoundary state={state}>
      <DataRoom
        audience={audienceOf(user)}
        email={email}
        contact={privacyContact}
        open={consent === "not_needed" || consent === "granted"}
        leaving={leave !== undefined}
        answered={answered}
      />
    </HydrationBoundary>
  );
}
