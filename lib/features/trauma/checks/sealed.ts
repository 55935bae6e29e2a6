import { json, sealedTable } from "@/lib/shared/sealed-table";
import { checkAnswers } from "./schema";

export const traumaCheckSeal = sealedTable("trauma_checks", { answers: json(checkAnswers) });
