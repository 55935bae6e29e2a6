import { sealedTable, text } from "@/lib/shared/sealed-table";

/** Under the owner's key: it is they who know the address and wrote the note. */
export const shareSeal = sealedTable("shares", { inviteeEmail: text, label: text });
