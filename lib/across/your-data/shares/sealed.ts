import { sealedTable, text } from "@/lib/shared/sealed-table";

/** Sealed with the owner's key: they know the address and wrote the note. */
export const shareSeal = sealedTable("shares", { inviteeEmail: text, label: text });
