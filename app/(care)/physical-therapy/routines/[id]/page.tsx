import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { RoutinePlayer } from "@/components/movement/player/player";
import { contactsFor } from "@/lib/crisis/contacts";
import { staysOnDevice } from "@/lib/features/conversation/voice/policy";
import { readRoutine } from "@/lib/features/movement/queries";
import { readEarlierAnswers } from "@/lib/features/movement/read-earlier-answers";
import { routineIdInput } from "@/lib/features/movement/schema";
import { readMovementHistory } from "@/lib/features/movement/sessions/read-movement-history";
import type { FullRoutine } from "@/lib/features/movement/types";
import type { MemberCtx } from "@/lib/ports/context";
import { regionOf } from "@/lib/server/http/region";
import { pageContext } from "@/lib/server/page-context";
import { audienceOf } from "@/lib/shared/audience";
import { Failure } from "@/lib/shared/failure";

export const metadata: Metadata = { title: "Routine" };

/** An unknown routine and someone else's get the same response. */
async function ownRoutine(ctx: MemberCtx, id: string): Promise<FullRoutine> {
  const input = routineIdInput.safeParse({ id });
  if (!input.success) notFound();
  try {
    return await readRoutine(ctx, input.data);
  } catch (error) {
    if (error instanceof Failure && error.code === "not_found") notFound();
    throw error;
  }
}

export default async function RoutinePage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const ctx = await pageContext("onboarded");
  const { user } = ctx.actor;
  const [routine, { stop }, { painNow }, requestHeaders] = await Promise.all([
    ownRoutine(ctx, id),
    readMovementHistory(ctx),
    readEarlierAnswers(ctx),
    headers(),
  ]);
  const audience = audienceOf(user);
  const region = regionOf(requestHeaders);
  return (
    <RoutinePlayer
      audience={audience}
      personId={user.id}
      routine={routine}
      painNow={painNow}
      stopSigns={stop?.signs ?? []}
      emergency={contactsFor(region, audience, "en").emergency}
      onDeviceOnly={staysOnDevice(user.ageGroup)}
    />
  );
}
