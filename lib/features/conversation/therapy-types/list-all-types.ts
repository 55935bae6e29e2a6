import type { Ctx } from "@/lib/ports/context";
import { findAllTypes } from "./repository";
import { staffView } from "./staff-view";
import type { StaffTherapyType } from "./types";

/** Every approach with its prompt, by name, including inactive ones: for staff. */
export const listAllTypes = async (ctx: Ctx): Promise<StaffTherapyType[]> =>
  (await findAllTypes(ctx)).map(staffView);
