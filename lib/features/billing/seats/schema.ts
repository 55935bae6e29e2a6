import { z } from "@/lib/shared/zod-messages";

/** A place by its id, as every path of this part names it. */
export const seatIdInput = z.object({ id: z.uuid() });
export type SeatIdInput = z.infer<typeof seatIdInput>;
