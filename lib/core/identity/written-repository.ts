import type { MemberCtx } from "@/lib/ports/context";

/**
 * Deletes everything the caller wrote or did anywhere in the product. The account stays, and so do
 * incidents, without their text. It's all in one place because a forgotten table would keep data
 * that must go (a test walks the data map).
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
