import type { Ctx } from "@/lib/ports/context";
import { notFound } from "@/lib/shared/failure";
import { findActiveTypes, findAllTypes, findType } from "./repository";
import { staffView } from "./staff-view";
import type { StaffTherapyType, TherapyTypeSummary } from "./types";

/** Every approach with its prompt, by name, including inactive ones: for staff. */
export const listAllTypes = async (ctx: Ctx): Promise<StaffTherapyType[]> =>
  (await findAllTypes(ctx)).map(staffView);

/**
 * The approaches members can choose, by name; inactive ones and system prompts aren't exposed
 * (API-19).
 */
export const listTherapyTypes = (ctx: Ctx): Promise<TherapyTypeSummary[]> => findActiveTypes(ctx);

/** @throws Failure not_found when there is no such approach. */
export async function requireType(ctx: Ctx, id: string): Promise<void> {
  if (!(await findType(ctx, id))) throw notFound("This approach");
}
