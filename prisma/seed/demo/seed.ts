import { loadServiceKey } from "@/lib/core/identity/data-key-repository";
import type { SeedCtx } from "../seed";
import { seedAccount } from "./account";
import { seedPrograms } from "./certificate";
import { seedCouple } from "./couple";
import { seedCheckIns, seedConversations, seedMemory } from "./diary";
import { seedGrantedConsent, seedParentNotice } from "./family";
import { MAYA_CHECK_INS } from "./maya-check-ins";
import { MAYA_CONVERSATIONS } from "./maya-conversations";
import { seedMovement } from "./movement";
import {
  ANA_CHECK_INS,
  ANA_CONVERSATIONS,
  LEO_CHECK_INS,
  LEO_CONVERSATIONS,
  NOAH_CHECK_INS,
  NOAH_CONVERSATIONS,
} from "./others";
import { seedShares } from "./shares";

/**
 * Seeds the people of contract 3. Existing rows stay as they are, so a run on a later day
 * duplicates nothing.
 */
export async function seedDemoPeople(ctx: SeedCtx): Promise<void> {
  const maya = await seedAccount(ctx, "maya");
  const noah = await seedAccount(ctx, "noah");
  const leo = await seedAccount(ctx, "leo");
  const ana = await seedAccount(ctx, "ana");
  const parent = await seedAccount(ctx, "parent");
  await seedAccount(ctx, "admin");
  await seedAccount(ctx, "clinician");

  await seedCheckIns(ctx, maya, MAYA_CHECK_INS);
  await seedConversations(ctx, maya, MAYA_CONVERSATIONS);
  await seedMemory(ctx, maya, MAYA_CONVERSATIONS);
  await seedPrograms(ctx, maya);
  await seedMovement(ctx, maya);
  await seedCheckIns(ctx, noah, NOAH_CHECK_INS);
  await seedConversations(ctx, noah, NOAH_CONVERSATIONS);
  await seedCouple(ctx, maya, noah);
  await seedShares(ctx, maya, noah);
  await seedCheckIns(ctx, leo, LEO_CHECK_INS, [LEO_CHECK_INS.length - 1]);
  await seedConversations(ctx, leo, LEO_CONVERSATIONS);
  await seedParentNotice(ctx, await loadServiceKey(ctx.db, ctx.keys), leo);
  await seedCheckIns(ctx, ana, ANA_CHECK_INS, [0, ANA_CHECK_INS.length - 1]);
  await seedConversations(ctx, ana, ANA_CONVERSATIONS);
  await seedGrantedConsent(ctx, ana, parent);
}
