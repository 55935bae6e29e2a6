import { sealedTable, text } from "@/lib/shared/sealed-table";

/** Under the owner's key: it is they who know the address. */
export const seatSeal = sealedTable("family_seats", { inviteeEmail: text });
