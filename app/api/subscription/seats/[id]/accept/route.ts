import { seatIdInput } from "@/lib/features/billing/schema";
import { acceptSeat } from "@/lib/features/billing/seats/accept-seat";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route({ access: "member", input: seatIdInput }, acceptSeat),
});
