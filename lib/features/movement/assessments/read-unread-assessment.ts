import { examineAgain } from "@/lib/core/incidents/examine-again";
import type { UnreadReader } from "@/lib/core/incidents/read-unread";
import { findOwnAssessment } from "./repository";
import { wordsOf } from "./words-of";

export const readUnreadAssessment: UnreadReader = async (ctx, id) => {
  const assessment = await findOwnAssessment(ctx, id);
  return examineAgain(ctx, "movement", assessment && wordsOf(assessment));
};
