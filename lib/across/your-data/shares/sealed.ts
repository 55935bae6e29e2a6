import { sealedTable, text } from "@/lib/shared/sealed-table";

/** Encrypted with the owner's key, because they know the address and wrote the note. */
export const shareSeal = sealedTable("shares", { inviteeEmail: text, label: text });
