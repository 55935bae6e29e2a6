import { sealedTable, text } from "@/lib/shared/sealed-table";

/** Sealed with the owner's key, since it's the owner who knows the address. */
export const seatSeal = sealedTable("family_seats", { inviteeEmail: text });
