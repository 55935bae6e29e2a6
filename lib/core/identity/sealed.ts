import { sealedTable, text } from "@/lib/shared/sealed-table";

export const userSeal = sealedTable("users", {
  culturalBackground: text,
  religion: text,
  therapyGoals: text,
  parentEmail: text,
});
