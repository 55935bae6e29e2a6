import type { MemberCtx } from "@/lib/ports/context";

/**
 * Everything that the caller wrote or did, whatever part of the product it belongs to; the account
 * itself stays, and incidents without their words. In one place, because a table that is forgotten
 * here keeps what must not be kept (a test walks the data map).
 */
export async function deleteWhatWasWritten({ db, actor }: MemberCtx): Promise<void> {
  const where = { userId: actor.user.id };
  await db.memoryItem.deleteMany({ where });
  await db.finishedExercise.deleteMany({ where });
  await db.chatSession.deleteMany({ where });
  await db.moodEntry.deleteMany({ where });
  await db.safetyPlan.deleteMany({ where });
  await db.traumaCheck.deleteMany({ where });
  await db.ptSession.deleteMany({ where });
  await db.ptRoutine.deleteMany({ where });
  await db.physicalAssessment.deleteMany({ where });
  await db.certificate.deleteMany({ where });
  await db.userProgram.deleteMany({ where });
  await db.share.deleteMany({ where: { ownerId: actor.user.id } });
  await db.partnerInvitation.deleteMany({ where: { inviterId: actor.user.id } });
  await db.idempotencyKey.deleteMany({ where });
  await db.crisisIncident.updateMany({ where, data: { excerpt: null } });
}
