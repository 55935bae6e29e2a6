import { json, sealedTable } from "@/lib/shared/sealed-table";
import { countsShape } from "./schema";

export const enrolmentSeal = sealedTable("user_programs", { counts: json(countsShape) });
