import { z } from "@/lib/shared/zod-messages";

/** A seat id, as in every path of this folder. */
export const seatIdInput = z.object({ id: z.uuid() });
export type SeatIdInput = z.infer<typeof seatIdInput>;
