import { seatInput } from "@/lib/features/billing/schema";
import { inviteToSeat } from "@/lib/features/billing/seats/invite-to-seat";
import { listSeats } from "@/lib/features/billing/seats/list-seats";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "member" }, listSeats),
  POST: route(
    { access: "adult", input: seatInput, creates: true, limit: "invitation" },
    inviteToSeat,
  ),
});
