import { readCheckIn } from "@/lib/features/couples/read-check-in";
import { recordCheckIn } from "@/lib/features/couples/record-check-in";
import { checkInInput, relationshipIdInput } from "@/lib/features/couples/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "adult", input: relationshipIdInput }, readCheckIn),
  POST: route({ access: "adult", input: checkInInput, creates: true }, recordCheckIn),
});
