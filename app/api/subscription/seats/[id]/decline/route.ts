import { declineSeat } from "@/lib/features/billing/seats/decline-seat";
import { seatIdInput } from "@/lib/features/billing/seats/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route({ access: "member", input: seatIdInput }, declineSeat),
});
