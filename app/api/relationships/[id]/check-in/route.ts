import { recordCheckIn } from "@/lib/features/couples/record-check-in";
import { checkInInput } from "@/lib/features/couples/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route(
    { access: "adult", feature: "couples", input: checkInInput, creates: true },
    recordCheckIn,
  ),
});
