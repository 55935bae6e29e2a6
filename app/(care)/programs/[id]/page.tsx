import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ProgrammeRoom } from "@/components/programs/programme-room";
import { shownProgram } from "@/lib/features/programs/policy";
import { programReads } from "@/lib/features/programs/read-programs";
import { hydrated } from "@/lib/server/hydrated";
import { pageContext } from "@/lib/server/page-context";
import { audienceOf } from "@/lib/shared/audience";

export const metadata: Metadata = { title: "Program" };

export default async function ProgrammePage({ params }: { params: Promise<{ id: string }> }) {
  const ctx = await pageContext("onboarded");
  const { id } = await params;
  const reads = programReads(ctx);
  const program = shownProgram(id, await reads.programs, await reads.enrolments);
  if (!program) notFound();
  const { consent, ...user } = ctx.actor.user;
  return (
    <HydrationBoundary state={await hydrated(ctx, reads.queries)}>
      <ProgrammeRoom
        audience={audienceOf(user)}
        initial={program}
        open={consent === "not_needed" || consent === "granted"}
      />
    </HydrationBoundary>
  );
}
