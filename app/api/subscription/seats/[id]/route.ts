import { seatIdInput } from "@/lib/features/billing/schema";
import { endFamilySeat } from "@/lib/features/billing/seats/end-seat";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  DELETE: route({ access: "member", input: seatIdInput, status: 204 }, endFamilySeat),
});
